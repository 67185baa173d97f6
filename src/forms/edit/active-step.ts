import { createContext } from '@wordpress/element';

/** The step that the canvas shows; all of them where nobody chooses. */
export const ActiveStep = createContext< string | undefined >( undefined );
