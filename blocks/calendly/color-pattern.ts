/** Six hexadecimal digits, or what Calendly takes for them. */
export const COLOR = /^[a-z0-9]{6}$/i;
