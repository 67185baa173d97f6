import { preloadOnIntent } from '../preload-on-intent';

const blockWith = ( name: string ) => {
	const preload = jest.fn( () => Promise.resolve() );
	return { block: { name, settings: { edit: { preload } } }, preload };
};

describe( 'preloadOnIntent', () => {
	const map = blockWith( 'jetpack/map' );
	const markdown = blockWith( 'jetpack/markdown' );
	preloadOnIntent( [ map.block, markdown.block ] );

	beforeEach( () => {
		jest.clearAllMocks();
		document.body.innerHTML = '';
	} );

	it.each( [ 'pointerover', 'focusin' ] )(
		'fetches the block under %s in an inserter, and no other',
		( type ) => {
			document.body.insertAdjacentHTML(
				'beforeend',
				'<button class="components-button editor-block-list-item-jetpack-markdown"><i></i></button>'
			);
			document
				.querySelector( 'i' )
				?.dispatchEvent( new Event( type, { bubbles: true } ) );
			expect( markdown.preload ).toHaveBeenCalledTimes( 1 );
			expect( map.preload ).not.toHaveBeenCalled();
		}
	);

	it.each( [ 'popover-slot', 'components-popover__fallback-container' ] )(
		'fetches the blocks that the slash-command list in a %s offers, as the list changes',
		async ( container ) => {
			document.body.innerHTML = `<div class="${ container }"><div><button id="components-autocomplete-item-3-block-jetpack/map"></button></div></div>`;
			await Promise.resolve();
			expect( map.preload ).toHaveBeenCalled();
			expect( markdown.preload ).not.toHaveBeenCalled();
			document
				.querySelector( `.${ container } > div` )
				?.insertAdjacentHTML(
					'beforeend',
					'<button id="components-autocomplete-item-3-block-jetpack/markdown"></button>'
				);
			await Promise.resolve();
			expect( markdown.preload ).toHaveBeenCalled();
		}
	);

	it( 'fetches for a list that opens later in the same place', async () => {
		document.body.innerHTML = '<div class="popover-slot"></div>';
		await Promise.resolve();
		document
			.querySelector( '.popover-slot' )
			?.insertAdjacentHTML(
				'beforeend',
				'<div><button id="components-autocomplete-item-0-block-jetpack/map"></button></div>'
			);
		await Promise.resolve();
		expect( map.preload ).toHaveBeenCalledTimes( 1 );
	} );
} );
