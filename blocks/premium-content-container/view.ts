/**
 * Asks for the locked parts of a post when a member presses the button, or has had some before in this browser. The page itself is the same
 * for everybody.
 */
const HINT = 'slipstream-member';
const FRAGMENT = '#slipstream-read';

interface Answer {
	parts?: Record< string, string >;
}

function remember( isMember: boolean ): void {
	try {
		if ( isMember ) {
			localStorage.setItem( HINT, '1' );
		} else {
			localStorage.removeItem( HINT );
		}
	} catch {
		// Storage is forbidden: the button stays.
	}
}

function isRemembered(): boolean {
	try {
		return localStorage.getItem( HINT ) !== null;
	} catch {
		return false;
	}
}

const places = ( post: string ) => [
	...document.querySelectorAll< HTMLElement >(
		`.slipstream-locked[data-slipstream-post="${ CSS.escape( post ) }"]`
	),
];

/** Puts what the server gave in place of what is locked; false if the page has none of it. */
function show( post: string, parts: Record< string, string > ): boolean {
	let first: HTMLElement | undefined;
	for ( const place of places( post ) ) {
		const html = parts[ place.dataset.slipstreamPart ?? '' ];
		if ( html !== undefined ) {
			const opened = document.createElement( 'div' );
			opened.className = 'slipstream-opened';
			opened.tabIndex = -1;
			opened.innerHTML = html;
			place.replaceWith( opened );
			first ??= opened;
		}
	}
	first?.dispatchEvent(
		new CustomEvent( 'slipstream-opened', { bubbles: true } )
	);
	return first !== undefined;
}

/** Gives whether the parts are shown. What is refused or failed, the page behind the button explains. */
async function ask( place: HTMLElement ): Promise< boolean > {
	const { slipstreamPost: post = '', slipstreamRoute: route = '' } =
		place.dataset;
	const response = await fetch( route, {
		method: 'POST',
		credentials: 'same-origin',
		cache: 'no-store',
	} );
	if ( response.status === 401 ) {
		remember( false );
	}
	if ( ! response.ok ) {
		return false;
	}
	const { parts = {} } = ( await response.json() ) as Answer;
	const isShown = show( post, parts );
	if ( isShown ) {
		remember( true );
	}
	return isShown;
}

document.addEventListener( 'submit', ( event ) => {
	const form = event.target;
	const place =
		form instanceof HTMLFormElement &&
		form.matches( '.slipstream-locked-form' )
			? form.closest< HTMLElement >( '.slipstream-locked' )
			: null;
	if ( ! place || ! ( form instanceof HTMLFormElement ) ) {
		return;
	}
	event.preventDefault();
	const button = form.querySelector( 'button' );
	button?.setAttribute( 'aria-busy', 'true' );
	ask( place ).then(
		( isShown ) => {
			if ( isShown ) {
				document
					.querySelector< HTMLElement >( '.slipstream-opened' )
					?.focus();
			} else {
				form.submit();
			}
		},
		() => form.submit()
	);
} );

if ( location.hash === FRAGMENT || isRemembered() ) {
	const asked = new Set< string >();
	for ( const place of document.querySelectorAll< HTMLElement >(
		'.slipstream-locked'
	) ) {
		const { slipstreamPost: post = '' } = place.dataset;
		if ( ! asked.has( post ) ) {
			asked.add( post );
			ask( place ).catch( () => {
				// The button stays, and says what is wrong.
			} );
		}
	}
}
