import { Eye, EyeOff } from 'lucide-react';

/** Read before joining. `/privacidad` says the same. */
export const WhatTeachersSee = () => (
  <div className="mt-4 grid gap-3 rounded-2xl bg-sunken p-4 text-sm leading-snug sm:grid-cols-2">
    <p className="flex gap-2.5">
      <Eye className="size-5 shrink-0 text-brand" aria-hidden="true" />
      <span>
        <b>Quien enseña en el curso ve</b> tu nombre y correo, los días que estudias, tus respuestas de la práctica
        contadas por tema y habilidad, si hiciste lo asignado, tus ensayos corregidos con cada respuesta y cuándo llegó,
        y tus apoyos en ellos. Mientras rindes uno, ve por dónde vas, si tu página tiene conexión y cuántas respuestas
        le faltan por enviar; puede darte tiempo, pausarlo o terminarlo. Puede cargar lo que respondiste en papel.
      </span>
    </p>
    <p className="flex gap-2.5">
      <EyeOff className="size-5 shrink-0 text-brand" aria-hidden="true" />
      <span>
        <b>No ve</b> tus apuntes, tus metas, tus avisos ni tus compras. Puedes salir cuando quieras; desde entonces no
        ve nada más de ti.
      </span>
    </p>
  </div>
);
