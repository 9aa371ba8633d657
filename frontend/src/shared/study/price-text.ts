/** '$6.000' */
export const priceText = (price: number, currency = 'CLP') =>
  new Intl.NumberFormat('es-CL', { style: 'currency', currency }).format(price);
