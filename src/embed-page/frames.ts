import { onEmbedLoaded, PATIENCE } from './live';

/** Whether a frame still stands where it began: a browser shows what is in it only until the other server, or an error page, takes over. */
function isBlank( frame: HTMLIFrameElement ): boolean {
	return frame.contentDocument !== null;
}

/** Runs once a frame is seen: one that loads lazily asks nobody before. */
function whenSeen( frame: HTMLElement, run: () => void ): void {
	const observer = new IntersectionObserver( ( entries ) => {
		if ( entries.some( ( entry ) => entry.isIntersecting ) ) {
			observer.disconnect();
			run();
		}
	} );
	observer.observe( frame );
}

/**
 * Rejects where a frame does not come. A browser tells a page only that: a server that says nothing, and a visitor who is offline. An
 * error that a server or the browser shows in the frame looks to the page like any content; for that there is the link below.
 */
function arrival( frame: HTMLIFrameElement ): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const fail = () => {
			frame.hidden = true;
			frame.addEventListener(
				'load',
				() => {
					frame.hidden = false;
					delete frame.dataset.slipstreamFailed;
				},
				{ once: true }
			);
			reject( new Error( `Could not load ${ frame.src }` ) );
		};
		frame.addEventListener(
			'load',
			() => ( navigator.onLine ? resolve() : fail() ),
			{ once: true }
		);
		whenSeen( frame, () => {
			if ( ! isBlank( frame ) ) {
				return;
			}
			if ( ! navigator.onLine ) {
				fail();
				return;
			}
			setTimeout( () => {
				if ( isBlank( frame ) ) {
					fail();
				}
			}, PATIENCE );
		} );
	} );
}

/**
 * Says beside frames of a service that they did not come.
 *
 * @param selector Which frames.
 */
export function watchFrames( selector: string ): void {
	onEmbedLoaded( selector, ( frame ) =>
		arrival( frame as HTMLIFrameElement )
	);
}
