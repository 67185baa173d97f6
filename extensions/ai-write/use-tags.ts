import { toPluginError } from '@slipstream/errors';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { choicesFor, createTag, namesIn, tagsNamed } from './tags';
import { useFields } from './use-fields';
import type { TagChoice } from './tags';

/** Tags that an answer suggests, and what can be done with them. */
export interface Tags {
	/** None until they are looked up. */
	choices: readonly TagChoice[] | undefined;
	/** Names of those that are ticked. */
	ticked: readonly string[];
	tick: ( name: string, isOn: boolean ) => void;
	canCreate: boolean;
	isAdding: boolean;
	error: string;
	/** Adds what is ticked; says whether all could be added. */
	add: () => Promise< boolean >;
}

/** Whether new tags may be made; yes until the server says no. */
function useMayCreate(): boolean {
	const { resolveSelect } = useRegistry();
	const [ mayCreate, setMayCreate ] = useState( true );
	useEffect( () => {
		let isMounted = true;
		resolveSelect( coreStore )
			.canUser( 'create', { kind: 'taxonomy', name: 'post_tag' } )
			.then(
				( can ) => isMounted && setMayCreate( can !== false ),
				() => undefined // The server will say so when one is made.
			);
		return () => {
			isMounted = false;
		};
	}, [ resolveSelect ] );
	return mayCreate;
}

/** Makes the tags that are new, one after the other: those that were made before one fails are not lost. */
async function idsOf( tags: readonly TagChoice[] ) {
	const made: TagChoice[] = [];
	try {
		for ( const tag of tags ) {
			made.push( {
				...tag,
				id: tag.id ?? ( await createTag( tag.name ) ),
			} );
		}
		return { made };
	} catch ( error ) {
		return { made, error: toPluginError( error ).sentence };
	}
}

/** The tags that an answer suggests, and a way to take some out. */
function useChoices(
	text: string,
	known: readonly TagChoice[],
	tagsOfPost: () => readonly number[]
) {
	const [ choices, setChoices ] = useState< readonly TagChoice[] >();
	useEffect( () => {
		let isMounted = true;
		const names = namesIn( text );
		const show = ( all: readonly TagChoice[] ) =>
			isMounted && setChoices( choicesFor( names, all, tagsOfPost() ) );
		setChoices( undefined );
		tagsNamed( names ).then(
			( found ) => show( [ ...known, ...found ] ),
			() => show( known ) // One that exists is found when it is made.
		);
		return () => {
			isMounted = false;
		};
		// What is read of the post is what it is at that moment.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ text ] );
	return [ choices, setChoices ] as const;
}

const addedSentence = ( count: number ) =>
	sprintf(
		/* translators: %d: how many tags. */
		_n( '%d tag added.', '%d tags added.', count, 'slipstream' ),
		count
	);

/**
 * Tags from an answer.
 *
 * @param text  The answer; '' while there is none.
 * @param known Tags that the site is known to have.
 */
export function useTags( text: string, known: readonly TagChoice[] ): Tags {
	const fields = useFields();
	const tagsOfPost = () => ( fields.read( 'tags' ) ?? [] ) as number[];
	const [ choices, setChoices ] = useChoices( text, known, tagsOfPost );
	const [ names, setNames ] = useState< readonly string[] >( [] );
	const [ isAdding, setIsAdding ] = useState( false );
	const [ error, setError ] = useState( '' );
	const ticked = ( choices ?? [] ).filter( ( { name } ) =>
		names.includes( name )
	);

	const add = async () => {
		setIsAdding( true );
		setError( '' );
		const { made, error: failure = '' } = await idsOf( ticked );
		const ids = made.flatMap( ( { id } ) => id ?? [] );
		if ( ids.length > 0 ) {
			fields.write(
				{ tags: [ ...new Set( [ ...tagsOfPost(), ...ids ] ) ] },
				addedSentence( ids.length )
			);
		}
		const done = made.map( ( { name } ) => name );
		setChoices(
			choices?.filter( ( { name } ) => ! done.includes( name ) )
		);
		setError( failure );
		setIsAdding( false );
		return failure === '';
	};

	return {
		choices,
		ticked: ticked.map( ( { name } ) => name ),
		tick: ( name, isOn ) =>
			setNames( ( before ) => [
				...before.filter( ( other ) => other !== name ),
				...( isOn ? [ name ] : [] ),
			] ),
		canCreate: useMayCreate(),
		isAdding,
		error,
		add,
	};
}
