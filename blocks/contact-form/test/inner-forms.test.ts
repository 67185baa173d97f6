import { withoutInnerForms } from '../inner-forms';

const blocks: Record< string, string[] > = {
	form: [],
	column: [ 'form' ],
	group: [],
};
const selectors = {
	getBlock: ( id: string ) => ( {
		name: id === 'form' ? 'jetpack/contact-form' : 'core/group',
	} ),
	getBlockParentsByBlockName: ( id: string ) => blocks[ id ] ?? [],
};
const can = ( name: string, root: string | null, before = true ) =>
	withoutInnerForms( before, { name }, root, selectors );

test( 'a block with a form of its own goes into no form', () => {
	for ( const name of [ 'core/search', 'jetpack/contact-form' ] ) {
		expect( can( name, 'form' ) ).toBe( false );
		expect( can( name, 'column' ) ).toBe( false );
		expect( can( name, 'group' ) ).toBe( true );
		expect( can( name, null ) ).toBe( true );
	}
	expect( can( 'core/paragraph', 'form' ) ).toBe( true );
	expect( can( 'core/paragraph', 'form', false ) ).toBe( false );
} );
