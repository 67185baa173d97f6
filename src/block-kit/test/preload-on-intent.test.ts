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
		document.body.innerHTML = '<div class="popover-slot"></div>';
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

	it( 'fetches the blocks that the slash-command list offers, as the list changes', async () => {
		window.dispatchEvent( new Event( 'blur' ) );
		const slot = document.querySelector( '.popover-slot' );
		slot?.insertAdjacentHTML(
			'beforeend',
			'<div><button id="components-autocomplete-item-3-block-jetpack/map"></button></div>'
		);
		await Promise.resolve();
		expect( map.preload ).toHaveBeenCalled();
		expect( markdown.preload ).not.toHaveBeenCalled();
		slot?.firstElementChild?.insertAdjacentHTML(
			'beforeend',
			'<button id="components-autocomplete-item-3-block-jetpack/markdown"></button>'
		);
		await Promise.resolve();
		expect( markdown.preload ).toHaveBeenCalled();
	} );
} );
