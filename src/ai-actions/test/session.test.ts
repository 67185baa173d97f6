import { diffTexts, plainText } from '@slipstream/ai-diff';
import { countRounds, NEW_SESSION, reduceSession } from '../session';
import type { Session, SessionAction } from '../session';

const suggestion = ( text: string ) => ( {
	text,
	diff: diffTexts( plainText( 'a b' ), plainText( text ) ),
	isRich: true,
	replaces: false,
} );

const after = ( ...actions: SessionAction[] ): Session =>
	actions.reduce( reduceSession, NEW_SESSION );

const texts = ( { list }: Session ) =>
	list.map( ( round ) => round.map( ( entry ) => entry?.suggestion.text ) );

const begin: SessionAction = { type: 'begin', count: 2 };
const add = ( index: number, text: string ): SessionAction => ( {
	type: 'add',
	index,
	suggestion: suggestion( text ),
} );

it( 'keeps the answers of every request', () => {
	const session = after( begin, add( 0, 'x b' ), begin, add( 1, 'a y' ) );
	expect( texts( session ) ).toEqual( [
		[ 'x b', undefined ],
		[ undefined, 'a y' ],
	] );
	expect( session.shown ).toBe( 1 );
} );

it( 'keeps no gap where a request brought nothing', () => {
	expect( texts( after( begin, begin, add( 0, 'x b' ), begin ) ) ).toEqual( [
		[ 'x b', undefined ],
		[ undefined, undefined ],
	] );
} );

it( 'shows the answers before it again where a request brought nothing', () => {
	const failed = after( begin, add( 0, 'x b' ), begin, { type: 'end' } );
	expect( failed.shown ).toBe( 0 );
	expect( countRounds( failed ) ).toBe( 1 );
	// The answer of a second try is one of its own.
	const second = reduceSession( failed, add( 1, 'a y' ) );
	expect( texts( second ) ).toEqual( [
		[ 'x b', undefined ],
		[ undefined, 'a y' ],
	] );
	expect( second.shown ).toBe( 1 );
	expect( reduceSession( second, { type: 'end' } ) ).toBe( second );
	expect( after( begin, { type: 'end' } ).shown ).toBe( 0 );
} );

it( 'takes every change until the author says otherwise', () => {
	const session = after( begin, add( 0, 'x b' ) );
	expect( session.list[ 0 ]?.[ 0 ]?.accepted ).toEqual( new Set( [ 0 ] ) );
	const decided = reduceSession( session, {
		type: 'decide',
		index: 0,
		accepted: new Set(),
	} );
	expect( decided.list[ 0 ]?.[ 0 ]?.accepted.size ).toBe( 0 );
	expect(
		reduceSession( decided, {
			type: 'decide',
			index: 1,
			accepted: new Set(),
		} )
	).toBe( decided );
} );

it.each( [
	[ -5, -1 ],
	[ -1, -1 ],
	[ 0, 0 ],
	[ 7, 1 ],
] )( 'shows of round %i what there is', ( round, shown ) => {
	expect(
		after( begin, add( 0, 'x' ), begin, add( 0, 'y' ), {
			type: 'show',
			round,
		} ).shown
	).toBe( shown );
} );

it( 'asks about one of several texts, and the answers to the others stay', () => {
	const before = after( begin, add( 0, 'x b' ), add( 1, 'a y' ) );
	const session = [
		{ ...begin, from: before.list[ 0 ] },
		add( 1, 'a z' ),
	].reduce( reduceSession, before );
	expect( texts( session ) ).toEqual( [
		[ 'x b', 'a y' ],
		[ 'x b', 'a z' ],
	] );
	expect( session.shown ).toBe( 1 );
} );

it( 'notes another language until the author takes it', () => {
	const wrong = { found: 'en', expected: 'de' };
	const session = after( begin, {
		...add( 0, 'x b' ),
		wrong,
	} as SessionAction );
	expect( session.list[ 0 ]?.[ 0 ]?.wrong ).toBe( wrong );
	const kept = reduceSession( session, { type: 'keep', index: 0 } );
	expect( kept.list[ 0 ]?.[ 0 ] ).toMatchObject( {
		wrong: undefined,
		suggestion: { text: 'x b' },
	} );
	expect( reduceSession( kept, { type: 'keep', index: 1 } ) ).toBe( kept );
} );
