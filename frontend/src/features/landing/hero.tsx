import { BubblingFlask } from '../../shared/ui/bubbling-flask.tsx';
import { ButtonAnchor } from '../../shared/ui/button.tsx';
import { SampleQuestion } from './sample-question.tsx';

export const Hero = () => (
  <section className="mx-auto max-w-6xl px-4 sm:px-6">
    <div className="relative isolate overflow-hidden rounded-[2rem] bg-[linear-gradient(125deg,#083f3d,#0b625c_55%,#12857c)] px-4 py-12 text-white min-[24rem]:px-6 sm:px-12 sm:py-16 lg:grid lg:grid-cols-[1.1fr_1fr] lg:items-start lg:gap-12">
      <div>
        <h1 className="font-extrabold text-[2.6rem] leading-[1.05] sm:text-6xl">
          La PAES de Ciencias se prepara <span className="text-[#ffa269]">de a poco.</span>
        </h1>
        <p className="mt-5 max-w-lg text-white/90 text-xl leading-relaxed">
          Lecciones cortas, preguntas que te explican el porqué y una racha que te trae de vuelta mañana.
        </p>
        <div className="relative mt-8 flex flex-wrap gap-3">
          {/* Begins below the text, in the gap before the question. */}
          <BubblingFlask className="absolute top-0 -right-12 -z-10 hidden w-32 opacity-30 lg:block" />
          <ButtonAnchor
            look="copper"
            href="/api/login?screen=registro"
            className="min-h-13 flex-1 px-6 text-lg sm:flex-none sm:px-8"
          >
            Registrarse
          </ButtonAnchor>
          <ButtonAnchor
            look="ghost"
            href="/api/login"
            className="min-h-13 flex-1 whitespace-nowrap border-2 border-white/45 px-5 text-lg sm:flex-none sm:px-7 text-white hover:bg-white/15"
          >
            Iniciar sesión
          </ButtonAnchor>
        </div>
      </div>
      <SampleQuestion />
    </div>
  </section>
);
