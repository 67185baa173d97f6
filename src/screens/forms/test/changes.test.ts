import { withChanges } from '../logic/changes';
import { response } from './support/server';

describe( 'changes to a response', () => {
	const one = response( { id: 1 } );

	it( 'show as they will be, and only on those that they are made to', () => {
		const spam = { action: 'spam' as const, ids: [ 1, 9 ] };
		expect( withChanges( one, [ spam ] ).status ).toBe( 'spam' );
		const two = response( { id: 2 } );
		expect( withChanges( two, [ spam ] ) ).toBe( two );
	} );

	it( 'add up in their order; one that is taken away leaves the others', () => {
		const trash = { action: 'trash' as const, ids: [ 1 ] };
		const read = { action: 'read' as const, ids: [ 1 ] };
		const restore = { action: 'restore' as const, ids: [ 1 ] };
		expect( withChanges( one, [ trash, read ] ) ).toMatchObject( {
			status: 'trash',
			is_unread: false,
		} );
		expect( withChanges( one, [ read ] ) ).toMatchObject( {
			status: 'publish',
			is_unread: false,
		} );
		expect( withChanges( one, [ trash, restore ] ).status ).toBe(
			'publish'
		);
	} );

	it( 'leave what is deleted in no list', () => {
		const gone = { action: 'delete' as const, ids: [ 1 ] };
		expect( withChanges( one, [ gone ] ).status ).toBe( 'gone' );
	} );
} );
