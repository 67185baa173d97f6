import domReady from '@wordpress/dom-ready';
import { createRoot } from '@wordpress/element';
import { ConfirmProvider } from './confirm';
import { Snackbars } from './notices';
import './ui.scss';
import type { ComponentType, ReactNode } from 'react';

/** What every screen stands in: it shows the notices and asks the questions of what is in it. */
export function Screen( { children }: { children: ReactNode } ) {
	return (
		<ConfirmProvider>
			{ children }
			<Snackbars />
		</ConfirmProvider>
	);
}

/**
 * Shows a screen in the place that its PHP class has printed. The last line of a screen's `init.ts`.
 *
 * @param name The screen's folder.
 * @param App  The screen.
 */
export function mountScreen( name: string, App: ComponentType ): void {
	domReady( () => {
		const place = document.getElementById( `slipstream-screen-${ name }` );
		if ( place ) {
			createRoot( place ).render(
				<Screen>
					<App />
				</Screen>
			);
		}
	} );
}
