import {
	BlockControls,
	useBlockProps,
	useInnerBlocksProps,
	Warning,
} from '@wordpress/block-editor';
import { cloneBlock } from '@wordpress/blocks';
import { Spinner, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import {
	store as coreStore,
	useEntityBlockEditor,
	useEntityRecord,
} from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useWrites } from '@slipstream/forms';
import type { Block } from '@wordpress/blocks';
import type { ReactNode } from 'react';

/** The type of posts that hold a form for several places. */
const TYPE = 'jetpack_form';

/** Only shown; React 18 knows the attribute by no other value. */
const INERT = { inert: '' } as Record< `data-${ string }`, unknown >;

interface Props {
	/** The post that holds the form. */
	id: number;
	clientId: string;
}

/** The form itself, worked on in place: what is changed here changes in all its places. */
function Fields( { id, clientId }: Props ) {
	const [ blocks = [], onInput, onChange ] = useEntityBlockEditor(
		'postType',
		TYPE,
		{ id: String( id ) }
	) as [ Block[] | undefined, unknown, unknown ];
	const canUpdate = useSelect(
		( select ) =>
			select( coreStore ).canUser( 'update', {
				kind: 'postType',
				name: TYPE,
				id: String( id ),
			} ),
		[ id ]
	);
	const { replaceBlocks } = useWrites();
	const { children, ...inner } = useInnerBlocksProps(
		useBlockProps( {
			className: 'jetpack-contact-form-container',
			...( canUpdate ? {} : INERT ),
		} ),
		{
			value: blocks,
			onInput,
			onChange,
			templateLock: 'all',
			renderAppender: false,
		}
	);
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						onClick={ () =>
							replaceBlocks(
								clientId,
								blocks.map( ( block ) => cloneBlock( block ) )
							)
						}
					>
						{ __( 'Detach', 'slipstream' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<div { ...inner }>{ children as ReactNode }</div>
		</>
	);
}

/** A form that is kept in a post of its own, to stand in several places. */
export function KeptForm( props: Props ) {
	const { record, hasResolved } = useEntityRecord(
		'postType',
		TYPE,
		props.id
	);
	const blockProps = useBlockProps();
	if ( record ) {
		return <Fields { ...props } />;
	}
	return (
		<div { ...blockProps }>
			{ hasResolved ? (
				<Warning>
					{ __(
						'This shared form no longer exists, or you are not allowed to view it.',
						'slipstream'
					) }
				</Warning>
			) : (
				<Spinner />
			) }
		</div>
	);
}
