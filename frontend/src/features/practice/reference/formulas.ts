/** A line of the sheet. `tex` is a formula, the texts may have formulas between `\(` and `\)`. */
export interface Formula {
  name: string;
  tex: string;
  /** What the letters mean, with units. */
  where?: string;
}

export interface FormulaGroup {
  title: string;
  formulas: readonly Formula[];
}

export interface FormulaPart {
  id: string;
  courseId: number;
  title: string;
  groups: readonly FormulaGroup[];
}

const tex = String.raw;

export const formulaParts: readonly FormulaPart[] = [
  {
    id: 'fisica',
    courseId: 2,
    title: 'Física',
    groups: [
      {
        title: 'Movimiento y fuerzas',
        formulas: [
          { name: 'Rapidez media', tex: tex`v = \frac{d}{t}`, where: 'd distancia (m), t tiempo (s)' },
          { name: 'Aceleración media', tex: tex`a = \frac{v_f - v_i}{t}`, where: 'en m/s²' },
          { name: 'Posición con aceleración constante', tex: tex`x = x_0 + v_0 t + \frac{1}{2} a t^2` },
          { name: 'Velocidad sin el tiempo', tex: tex`v_f^2 = v_i^2 + 2 a d` },
          { name: 'Segunda ley de Newton', tex: tex`F = m \cdot a`, where: 'F fuerza neta (N), m masa (kg)' },
          { name: 'Peso', tex: tex`P = m \cdot g`, where: 'g aceleración de gravedad' },
          { name: 'Ley de Hooke', tex: tex`F = -k \cdot x`, where: 'k constante del resorte (N/m), x estiramiento' },
          {
            name: 'Gravitación universal',
            tex: tex`F = G \frac{m_1 m_2}{r^2}`,
            where: 'r distancia entre los centros',
          },
          { name: 'Momentum', tex: tex`p = m \cdot v` },
          { name: 'Impulso', tex: tex`I = F \cdot t = \Delta p` },
          { name: 'Presión', tex: tex`P = \frac{F}{A}`, where: 'en pascal (Pa), A área (m²)' },
        ],
      },
      {
        title: 'Energía y calor',
        formulas: [
          { name: 'Trabajo', tex: tex`W = F \cdot d \cdot \cos\theta`, where: 'en joule (J)' },
          { name: 'Potencia', tex: tex`P = \frac{W}{t}`, where: 'en watt (W)' },
          { name: 'Energía cinética', tex: tex`E_c = \frac{1}{2} m v^2` },
          { name: 'Energía potencial gravitatoria', tex: tex`E_p = m \cdot g \cdot h`, where: 'h altura (m)' },
          { name: 'Energía potencial elástica', tex: tex`E_e = \frac{1}{2} k x^2` },
          { name: 'Celsius y kelvin', tex: tex`T_K = T_C + 273{,}15` },
          { name: 'Celsius y Fahrenheit', tex: tex`T_F = \frac{9}{5} T_C + 32` },
          { name: 'Calor y temperatura', tex: tex`Q = m \cdot c \cdot \Delta T`, where: 'c calor específico' },
          { name: 'Calor de un cambio de fase', tex: tex`Q = m \cdot L`, where: 'L calor latente' },
          { name: 'Dilatación lineal', tex: tex`\Delta L = \alpha \cdot L_0 \cdot \Delta T` },
        ],
      },
      {
        title: 'Ondas y luz',
        formulas: [
          { name: 'Frecuencia y período', tex: tex`f = \frac{1}{T}`, where: 'f en hertz (Hz)' },
          { name: 'Rapidez de una onda', tex: tex`v = \lambda \cdot f`, where: 'λ longitud de onda (m)' },
          { name: 'Índice de refracción', tex: tex`n = \frac{c}{v}` },
          { name: 'Ley de Snell', tex: tex`n_1 \sen\theta_1 = n_2 \sen\theta_2` },
          { name: 'Energía de un fotón', tex: tex`E = h \cdot f`, where: 'h constante de Planck' },
          { name: 'Masa y energía', tex: tex`E = m c^2` },
        ],
      },
      {
        title: 'Electricidad',
        formulas: [
          { name: 'Corriente', tex: tex`I = \frac{q}{t}`, where: 'en ampere (A), q carga (C)' },
          { name: 'Ley de Coulomb', tex: tex`F = k \frac{q_1 q_2}{r^2}` },
          { name: 'Ley de Ohm', tex: tex`V = I \cdot R`, where: 'V en volt (V), R en ohm (Ω)' },
          { name: 'Potencia eléctrica', tex: tex`P = V \cdot I = I^2 R` },
          { name: 'Resistencias en serie', tex: tex`R = R_1 + R_2 + \dots` },
          { name: 'Resistencias en paralelo', tex: tex`\frac{1}{R} = \frac{1}{R_1} + \frac{1}{R_2} + \dots` },
        ],
      },
    ],
  },
  {
    id: 'quimica',
    courseId: 1,
    title: 'Química',
    groups: [
      {
        title: 'Átomo y cantidad de sustancia',
        formulas: [
          { name: 'Número másico', tex: tex`A = Z + N`, where: 'Z protones, N neutrones' },
          { name: 'Moles y masa', tex: tex`n = \frac{m}{M}`, where: 'm masa (g), M masa molar (g/mol)' },
          { name: 'Moles y partículas', tex: tex`n = \frac{N}{N_A}` },
          { name: 'Densidad', tex: tex`\rho = \frac{m}{V}` },
        ],
      },
      {
        title: 'Gases',
        formulas: [
          { name: 'Gas ideal', tex: tex`P V = n R T`, where: 'T en kelvin' },
          { name: 'Dos estados de un gas', tex: tex`\frac{P_1 V_1}{T_1} = \frac{P_2 V_2}{T_2}` },
          { name: 'Presiones parciales', tex: tex`P = P_A + P_B + \dots` },
        ],
      },
      {
        title: 'Disoluciones y reacciones',
        formulas: [
          { name: 'Molaridad', tex: tex`M = \frac{n_{\text{soluto}}}{V_{\text{disolución}}}`, where: 'en mol/L' },
          { name: 'Molalidad', tex: tex`m = \frac{n_{\text{soluto}}}{m_{\text{disolvente}}}`, where: 'en mol/kg' },
          { name: 'Porcentaje en masa', tex: tex`\%\,m/m = \frac{m_{\text{soluto}}}{m_{\text{disolución}}} \cdot 100` },
          { name: 'Dilución', tex: tex`C_1 V_1 = C_2 V_2` },
          { name: 'Rendimiento', tex: tex`\% = \frac{\text{real}}{\text{teórico}} \cdot 100` },
          { name: 'pH', tex: tex`\text{pH} = -\log [\ce{H+}]` },
          { name: 'pH y pOH a 25 °C', tex: tex`\text{pH} + \text{pOH} = 14` },
          { name: 'Descenso crioscópico', tex: tex`\Delta T_c = K_c \cdot m` },
          { name: 'Ascenso ebulloscópico', tex: tex`\Delta T_e = K_e \cdot m` },
          { name: 'Presión osmótica', tex: tex`\pi = M \cdot R \cdot T` },
        ],
      },
    ],
  },
  {
    id: 'biologia',
    courseId: 3,
    title: 'Biología',
    groups: [
      {
        title: 'Célula y metabolismo',
        formulas: [
          { name: 'Fotosíntesis', tex: tex`\ce{6CO2 + 6H2O ->[luz] C6H12O6 + 6O2}` },
          { name: 'Respiración celular', tex: tex`\ce{C6H12O6 + 6O2 -> 6CO2 + 6H2O + ATP}` },
          { name: 'Fermentación alcohólica', tex: tex`\ce{C6H12O6 -> 2C2H5OH + 2CO2}` },
          { name: 'Aumento de un microscopio', tex: tex`A = A_{\text{ocular}} \cdot A_{\text{objetivo}}` },
        ],
      },
      {
        title: 'Herencia y poblaciones',
        formulas: [
          { name: 'Gametos distintos', tex: tex`2^n`, where: 'n genes heterocigotos independientes' },
          { name: 'Hardy y Weinberg: alelos', tex: tex`p + q = 1` },
          { name: 'Hardy y Weinberg: genotipos', tex: tex`p^2 + 2pq + q^2 = 1` },
          { name: 'Bases del ADN', tex: tex`A = T \qquad G = C` },
          { name: 'Densidad de población', tex: tex`D = \frac{N}{S}`, where: 'N individuos, S superficie' },
          {
            name: 'Energía que pasa al nivel siguiente',
            tex: tex`E_{n+1} \approx 0{,}1 \cdot E_n`,
            where: 'regla del 10 %',
          },
        ],
      },
    ],
  },
];

/** Values of the SI brochure and of CODATA 2022. */
export interface Constant {
  name: string;
  symbol: string;
  value: string;
  isExact: boolean;
}

export const constants: readonly Constant[] = [
  { name: 'Rapidez de la luz en el vacío', symbol: tex`c`, value: tex`299\,792\,458\ \text{m/s}`, isExact: true },
  {
    name: 'Gravedad normal (en la PAES se suele usar 10 m/s²)',
    symbol: tex`g`,
    value: tex`9{,}80665\ \text{m/s}^2`,
    isExact: true,
  },
  {
    name: 'Constante de gravitación',
    symbol: tex`G`,
    value: tex`6{,}6743 \cdot 10^{-11}\ \text{N\,m}^2/\text{kg}^2`,
    isExact: false,
  },
  { name: 'Carga elemental', symbol: tex`e`, value: tex`1{,}602176634 \cdot 10^{-19}\ \text{C}`, isExact: true },
  { name: 'Constante de Planck', symbol: tex`h`, value: tex`6{,}62607015 \cdot 10^{-34}\ \text{J\,s}`, isExact: true },
  {
    name: 'Número de Avogadro',
    symbol: tex`N_A`,
    value: tex`6{,}02214076 \cdot 10^{23}\ \text{mol}^{-1}`,
    isExact: true,
  },
  {
    name: 'Constante de Boltzmann',
    symbol: tex`k_B`,
    value: tex`1{,}380649 \cdot 10^{-23}\ \text{J/K}`,
    isExact: true,
  },
  {
    name: 'Constante de los gases (0,08206 L atm/(mol K))',
    symbol: tex`R`,
    value: tex`8{,}314462618\ \text{J/(mol\,K)}`,
    isExact: true,
  },
  {
    name: 'Constante de Coulomb',
    symbol: tex`k`,
    value: tex`8{,}98755 \cdot 10^{9}\ \text{N\,m}^2/\text{C}^2`,
    isExact: false,
  },
  { name: 'Masa del electrón', symbol: tex`m_e`, value: tex`9{,}10938 \cdot 10^{-31}\ \text{kg}`, isExact: false },
  { name: 'Masa del protón', symbol: tex`m_p`, value: tex`1{,}67262 \cdot 10^{-27}\ \text{kg}`, isExact: false },
  { name: 'Masa del neutrón', symbol: tex`m_n`, value: tex`1{,}67493 \cdot 10^{-27}\ \text{kg}`, isExact: false },
  { name: 'Unidad de masa atómica', symbol: tex`u`, value: tex`1{,}66054 \cdot 10^{-27}\ \text{kg}`, isExact: false },
  { name: 'Atmósfera', symbol: tex`\text{atm}`, value: tex`101\,325\ \text{Pa}`, isExact: true },
];

export interface Unit {
  quantity: string;
  name: string;
  symbol: string;
  /** In other units. */
  is: string;
}

export const units: readonly Unit[] = [
  { quantity: 'Longitud', name: 'metro', symbol: 'm', is: 'unidad base' },
  { quantity: 'Masa', name: 'kilogramo', symbol: 'kg', is: 'unidad base' },
  { quantity: 'Tiempo', name: 'segundo', symbol: 's', is: 'unidad base' },
  { quantity: 'Corriente eléctrica', name: 'ampere', symbol: 'A', is: 'unidad base' },
  { quantity: 'Temperatura', name: 'kelvin', symbol: 'K', is: 'unidad base' },
  { quantity: 'Cantidad de sustancia', name: 'mol', symbol: 'mol', is: 'unidad base' },
  { quantity: 'Intensidad luminosa', name: 'candela', symbol: 'cd', is: 'unidad base' },
  { quantity: 'Fuerza', name: 'newton', symbol: 'N', is: 'kg·m/s²' },
  { quantity: 'Energía', name: 'joule', symbol: 'J', is: 'N·m' },
  { quantity: 'Potencia', name: 'watt', symbol: 'W', is: 'J/s' },
  { quantity: 'Presión', name: 'pascal', symbol: 'Pa', is: 'N/m²' },
  { quantity: 'Frecuencia', name: 'hertz', symbol: 'Hz', is: '1/s' },
  { quantity: 'Carga eléctrica', name: 'coulomb', symbol: 'C', is: 'A·s' },
  { quantity: 'Voltaje', name: 'volt', symbol: 'V', is: 'J/C' },
  { quantity: 'Resistencia', name: 'ohm', symbol: 'Ω', is: 'V/A' },
  { quantity: 'Volumen', name: 'litro', symbol: 'L', is: '1 dm³ = 1.000 cm³' },
  { quantity: 'Calor', name: 'caloría', symbol: 'cal', is: '4,184 J' },
];
