/**
 * Makes carousels of slideshows that come near to what is seen. Until then, and without this script, each is a list to scroll.
 */
import { loadLibrary } from '@slipstream/libraries';
import type { CarouselOptions, Labels } from './carousel/types';

/** What the server calls the parts, and what it says where there is no carousel. */
interface PageLabels extends Labels {
	failed: string;
}

/** How far a slideshow may be from what is seen. */
const NEAR = '400px';

function optionsOf(
	{ dataset }: HTMLElement,
	isFinite: boolean,
	labels: Labels
): CarouselOptions {
	const seconds = Number( dataset.delay );
	return {
		labels,
		isFinite,
		effect: dataset.effect ?? 'slide',
		delay:
			dataset.autoplay === 'true'
				? 1000 * ( seconds >= 1 ? Math.min( seconds, 60 ) : 3 )
				: undefined,
	};
}

/** Leaves the list to be scrolled, and says so. */
function showList( root: HTMLElement, message: string ): void {
	root.dataset.slipstreamFailed = '';
	const note = document.createElement( 'p' );
	note.className = 'wp-block-jetpack-slideshow_note';
	note.setAttribute( 'role', 'status' );
	root.append( note );
	note.textContent = message;
}

async function start( root: HTMLElement ): Promise< void > {
	// Very old posts have what says how it moves one element deeper.
	const holder =
		root.querySelector< HTMLElement >( ':scope > [data-effect]' ) ?? root;
	const container = root.querySelector(
		'.wp-block-jetpack-slideshow_container'
	);
	const labels = JSON.parse(
		root.dataset.slipstreamLabels ?? '{}'
	) as PageLabels;
	try {
		const { startCarousel } = await loadLibrary(
			'swiper',
			() =>
				import(
					/* webpackChunkName: "carousel-page-engine" */ './carousel/carousel'
				)
		);
		startCarousel(
			root,
			optionsOf( holder, root.dataset.loop === 'false', labels )
		);
	} catch {
		showList( root, labels.failed );
	} finally {
		// Others wait for it, whether there is a carousel or not.
		container?.classList.add( 'wp-swiper-initialized' );
	}
}

const observer = new IntersectionObserver(
	( entries ) => {
		for ( const { target, isIntersecting } of entries ) {
			if ( isIntersecting ) {
				observer.unobserve( target );
				void start( target as HTMLElement );
			}
		}
	},
	{ rootMargin: NEAR }
);

for ( const root of document.querySelectorAll< HTMLElement >(
	'.wp-block-jetpack-slideshow:not([data-jetpack-block-initialized])'
) ) {
	root.dataset.jetpackBlockInitialized = 'true';
	observer.observe( root );
}
