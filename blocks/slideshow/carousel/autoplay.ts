import { makeButton } from './parts';
import type { Labels, Moves, Parts } from './types';

/** Why a slideshow does not move just now. */
type Reason = 'user' | 'hover' | 'focus' | 'hidden' | 'out of view';

const PAUSED = 'wp-block-jetpack-slideshow_autoplay-paused';

/** Adds and takes away what holds the slideshow while somebody looks at it, or nobody does. */
function watch(
	{ root }: Parts,
	set: ( reason: Reason, isOn: boolean ) => void,
	signal: AbortSignal
): void {
	const doc = root.ownerDocument;
	// A finger that leaves the screen would not be noticed.
	const isMouse = ( event: PointerEvent ) => event.pointerType === 'mouse';
	root.addEventListener(
		'pointerenter',
		( event ) => isMouse( event ) && set( 'hover', true ),
		{ signal }
	);
	root.addEventListener( 'pointerleave', () => set( 'hover', false ), {
		signal,
	} );
	root.addEventListener( 'focusin', () => set( 'focus', true ), { signal } );
	root.addEventListener(
		'focusout',
		( event ) =>
			set( 'focus', root.contains( event.relatedTarget as Node | null ) ),
		{ signal }
	);
	const onVisibility = () => set( 'hidden', doc.hidden );
	doc.addEventListener( 'visibilitychange', onVisibility, { signal } );
	onVisibility();
	const observer = new IntersectionObserver(
		( entries ) =>
			set(
				'out of view',
				! entries.some( ( { isIntersecting } ) => isIntersecting )
			),
		{ threshold: 0.25 }
	);
	observer.observe( root );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}

/**
 * Moves a slideshow by itself, until somebody looks closer: it stops under the pointer, with the focus inside, in a hidden tab, out of
 * view and by its button, and does not begin where people have asked for less motion.
 *
 * @param parts  The slideshow.
 * @param delay  Between two slides, in milliseconds.
 * @param labels Names of the button.
 * @param moves  Move it.
 * @param signal Ends it.
 */
export function autoplay(
	parts: Parts,
	delay: number,
	labels: Labels,
	moves: Moves,
	signal: AbortSignal
): void {
	const { container, list, pause } = parts;
	const reasons = new Set< Reason >();
	let timer: ReturnType< typeof setInterval > | undefined;

	const update = () => {
		const isPaused = reasons.has( 'user' );
		container.classList.toggle( PAUSED, isPaused );
		pause?.setAttribute(
			'aria-label',
			isPaused ? labels.play : labels.pause
		);
		// Nobody wants to hear slides that come by themselves.
		list.setAttribute( 'aria-live', reasons.size > 0 ? 'polite' : 'off' );
		clearInterval( timer );
		timer = reasons.size > 0 ? undefined : setInterval( tick, delay );
	};
	const set = ( reason: Reason, isOn: boolean ) => {
		if ( reasons.has( reason ) !== isOn ) {
			reasons[ isOn ? 'add' : 'delete' ]( reason );
			update();
		}
	};
	const tick = () => ( moves.isAtEnd() ? set( 'user', true ) : moves.next() );
	const toggle = () => {
		if ( reasons.has( 'user' ) ) {
			if ( moves.isAtEnd() ) {
				moves.goTo( 0 );
			}
			// Who starts it has the pointer or the focus on it.
			( [ 'user', 'hover', 'focus' ] as const ).forEach( ( reason ) =>
				reasons.delete( reason )
			);
			update();
		} else {
			set( 'user', true );
		}
	};
	if ( pause ) {
		makeButton( pause, labels.pause, toggle, signal );
	}
	const motion = matchMedia( '(prefers-reduced-motion: reduce)' );
	motion.addEventListener(
		'change',
		() => motion.matches && set( 'user', true ),
		{ signal }
	);
	if ( motion.matches ) {
		reasons.add( 'user' );
	}
	update();
	watch( parts, set, signal );
	signal.addEventListener( 'abort', () => clearInterval( timer ) );
}
