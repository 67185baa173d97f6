import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyEdit } from '../lazy-edit';
import type { EditProps } from '../types';

interface Attributes {
	text: string;
}

const props: EditProps< Attributes > = {
	name: 'test/block',
	attributes: { text: 'hello' },
	setAttributes: () => undefined,
	clientId: 'abc',
	isSelected: true,
	context: {},
};

function Edit( { attributes }: EditProps< Attributes > ) {
	return (
		<div data-block="abc">
			<textarea aria-label="Text" defaultValue={ attributes.text } />
		</div>
	);
}

/** A chunk whose arrival the test decides. */
function chunk() {
	const settle: { resolve: () => void; reject: () => void }[] = [];
	const load = jest.fn(
		() =>
			new Promise< { default: typeof Edit } >( ( resolve, reject ) =>
				settle.push( {
					resolve: () => resolve( { default: Edit } ),
					reject: () => reject( new Error( 'no network' ) ),
				} )
			)
	);
	return { load, settle };
}

describe( 'lazyEdit', () => {
	it( 'asks for nothing until the block is drawn, then draws it', async () => {
		const { load, settle } = chunk();
		const Lazy = lazyEdit< Attributes >( load );
		expect( load ).not.toHaveBeenCalled();
		render( <Lazy { ...props } /> );
		expect( load ).toHaveBeenCalledTimes( 1 );
		expect( screen.getByLabelText( 'Loading block' ) ).toBeInTheDocument();
		await act( async () => settle[ 0 ]?.resolve() );
		expect( screen.getByLabelText( 'Text' ) ).toHaveValue( 'hello' );
	} );

	it( 'draws at once what was fetched before', async () => {
		const { load, settle } = chunk();
		const Lazy = lazyEdit< Attributes >( load );
		const early = Lazy.preload();
		settle[ 0 ]?.resolve();
		await early;
		render( <Lazy { ...props } /> );
		expect( screen.getByLabelText( 'Text' ) ).toBeInTheDocument();
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'offers a retry after a failed download, and recovers', async () => {
		const { load, settle } = chunk();
		const Lazy = lazyEdit< Attributes >( load );
		render( <Lazy { ...props } /> );
		await act( async () => settle[ 0 ]?.reject() );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'could not be loaded'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect( load ).toHaveBeenCalledTimes( 2 );
		await act( async () => settle[ 1 ]?.resolve() );
		expect( screen.getByLabelText( 'Text' ) ).toBeInTheDocument();
	} );

	it( 'one download serves two blocks of a kind', () => {
		const { load } = chunk();
		const Lazy = lazyEdit< Attributes >( load );
		render(
			<>
				<Lazy { ...props } />
				<Lazy { ...props } clientId="def" />
			</>
		);
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'hands the keys typed meanwhile to the first field of the block', async () => {
		const { load, settle } = chunk();
		const Lazy = lazyEdit< Attributes >( load );
		render( <Lazy { ...props } /> );
		fireEvent.change( screen.getByLabelText( 'Loading block' ), {
			target: { value: 'early words' },
		} );
		// jsdom has no editing commands; what is asked of the document is what matters here.
		const execCommand = jest.fn();
		Object.assign( document, { execCommand } );
		await act( async () => settle[ 0 ]?.resolve() );
		expect( screen.getByLabelText( 'Text' ) ).toHaveFocus();
		expect( execCommand ).toHaveBeenCalledWith(
			'insertText',
			false,
			'early words'
		);
	} );

	it.each( [
		[ 'sends', true, [ 'early words' ] ],
		[ 'breaks the line in', false, [ 'early words', '\n' ] ],
	] )(
		'presses Enter after them, which %s a field',
		async ( _, takesEnter, inserted ) => {
			const { load, settle } = chunk();
			const Lazy = lazyEdit< Attributes >( load );
			const pressed = jest.fn( ( event: Event ) => {
				if ( takesEnter ) {
					event.preventDefault();
				}
			} );
			render(
				<div
					role="presentation"
					onKeyDown={ ( event ) => pressed( event.nativeEvent ) }
				>
					<Lazy { ...props } />
				</div>
			);
			fireEvent.change( screen.getByLabelText( 'Loading block' ), {
				target: { value: 'early words\n' },
			} );
			const execCommand = jest.fn();
			Object.assign( document, { execCommand } );
			await act( async () => settle[ 0 ]?.resolve() );
			await waitFor( () => expect( pressed ).toHaveBeenCalledTimes( 1 ) );
			expect( pressed.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
				key: 'Enter',
				target: screen.getByLabelText( 'Text' ),
			} );
			expect(
				execCommand.mock.calls.map( ( [ , , text ] ) => text )
			).toEqual( inserted );
		}
	);
} );
