import { registerBlock } from '../../../tests/js/editor';
import { render } from '@testing-library/react';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { dispatch } from '@wordpress/data';
import { recordInsertion } from '../record-insertion';
import { serve } from '../../../tests/js/serve';
import { startRecording } from '../../../tests/js/recording';
import type { EditProps } from '..';

const NAME = 'slipstream/counted';
const Edit = () => <p>Edit</p>;
const propsOf = ( clientId: string ) =>
	( { name: NAME, clientId } ) as EditProps< object >;

beforeAll( () =>
	registerBlock( { name: NAME }, { apiVersion: 3, title: 'Counted' } )
);

describe( 'a block that somebody inserts', () => {
	it( 'is counted once, and others beside it are not', async () => {
		serve( {} );
		const leave = startRecording();
		const [ old, made ] = [ createBlock( NAME ), createBlock( NAME ) ];
		const { insertBlocks } = dispatch( blockEditorStore );
		await insertBlocks( [ old ] );
		await insertBlocks( [ made ] );
		const Recorded = recordInsertion( Edit );
		render( <Recorded { ...propsOf( old.clientId ) } /> );
		const { unmount } = render(
			<Recorded { ...propsOf( made.clientId ) } />
		);
		unmount();
		render( <Recorded { ...propsOf( made.clientId ) } /> );
		expect( await leave() ).toEqual( [
			[ 'jetpack_editor_block_inserted', { block: NAME } ],
		] );
	} );

	it( 'costs nothing while nothing is counted', () => {
		serve( {} );
		expect( recordInsertion( Edit ) ).toBe( Edit );
	} );
} );
