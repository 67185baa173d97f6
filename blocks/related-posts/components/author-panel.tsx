import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	__experimentalVStack as VStack,
} from '@wordpress/components';
import { store as coreStore, useEntityProp } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { RecordTokens } from './record-tokens';
import type { Source } from '../hooks/use-records';

interface Props {
	postId: number;
	postType: string;
	/** The types of posts that can be related. */
	types: readonly string[];
}

type Meta = Partial< Record< string, unknown > >;

const PINNED = '_slipstream_related_pinned';
const BANNED = '_slipstream_related_banned';

const ids = ( value: unknown ) =>
	( Array.isArray( value ) ? value : [] ).map( Number );

/** Which posts are always, and which are never shown with this one. Saved with the post, and undone like its text. */
export function AuthorPanel( { postId, postType, types }: Props ) {
	const [ meta, setMeta ] = useEntityProp(
		'postType',
		postType,
		'meta',
		String( postId )
	) as [ Meta | undefined, ( meta: Meta ) => void, unknown ];
	const { invalidateResolution } = useDispatch( coreStore );
	const isOld = meta !== undefined && ! ( PINNED in meta );
	useEffect( () => {
		// The post was read before related posts were switched on.
		if ( isOld ) {
			void invalidateResolution( 'getEntityRecord', [
				'postType',
				postType,
				postId,
			] );
		}
	}, [ isOld, postType, postId, invalidateResolution ] );
	const key = types.join();
	const sources = useMemo(
		() =>
			key
				.split( ',' )
				.map( ( name ): Source => ( { kind: 'postType', name } ) ),
		[ key ]
	);
	if ( ! meta || isOld ) {
		return null;
	}
	const choose = ( name: string, other: string ) => ( chosen: number[] ) => {
		const taken = chosen.filter( ( id ) => id !== postId );
		setMeta( {
			...meta,
			[ name ]: taken,
			[ other ]: ids( meta[ other ] ).filter(
				( id ) => ! taken.includes( id )
			),
		} );
	};
	return (
		<InspectorControls>
			<PanelBody
				title={ __( 'Pinned and hidden posts', 'slipstream' ) }
				initialOpen={ false }
			>
				<VStack spacing={ 4 }>
					<RecordTokens
						label={ __( 'Always show these posts', 'slipstream' ) }
						sources={ sources }
						ids={ ids( meta[ PINNED ] ) }
						onChange={ choose( PINNED, BANNED ) }
					/>
					<RecordTokens
						label={ __( 'Never show these posts', 'slipstream' ) }
						sources={ sources }
						ids={ ids( meta[ BANNED ] ) }
						onChange={ choose( BANNED, PINNED ) }
					/>
					<p>
						{ __(
							'The preview updates when you save the post.',
							'slipstream'
						) }
					</p>
				</VStack>
			</PanelBody>
		</InspectorControls>
	);
}
