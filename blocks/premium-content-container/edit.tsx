import {
	BlockControls,
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import {
	Notice,
	PanelBody,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useBlockEditor } from '@slipstream/block-kit';
import {
	PaymentNotices,
	ProductControls,
	useProducts,
} from '@slipstream/payments-ui';
import type { ContainerAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

type View = 'members' | 'others';

const VIEWS = {
	members: 'premium-content/subscriber-view',
	others: 'premium-content/logged-out-view',
} as const;

/** Which view someone works in, such as by the list view; undefined for none. */
function useSelectedView( clientId: string ): View | undefined {
	return useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			const views = editor.getBlocks( clientId );
			const selected = views.find(
				( view ) =>
					editor.isBlockSelected( view.clientId ) ||
					editor.hasSelectedInnerBlock( view.clientId, true )
			)?.name;
			if ( selected === VIEWS.members ) {
				return 'members';
			}
			return selected === VIEWS.others ? 'others' : undefined;
		},
		[ clientId ]
	);
}

function ViewSwitch( {
	view,
	onChange,
}: {
	view: View;
	onChange: ( view: View ) => void;
} ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					isPressed={ view === 'members' }
					onClick={ () => onChange( 'members' ) }
				>
					{ __( 'Member view', 'slipstream' ) }
				</ToolbarButton>
				<ToolbarButton
					isPressed={ view === 'others' }
					onClick={ () => onChange( 'others' ) }
				>
					{ __( 'Visitor view', 'slipstream' ) }
				</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}

/** What is not locked, so that nobody believes it is. */
function Limits() {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'What is locked', 'slipstream' ) }>
				<p>
					{ __(
						'Only people who pay one of the chosen plans see the member view. Everybody else sees the visitor view, and so does every page that a cache keeps.',
						'slipstream'
					) }
				</p>
				<p>
					{ __(
						'Pictures and files in your media library are not locked: whoever knows their address can open them.',
						'slipstream'
					) }
				</p>
			</PanelBody>
		</InspectorControls>
	);
}

export default function Edit( {
	clientId,
	attributes,
	setAttributes,
}: EditProps< ContainerAttributes > ) {
	const { selectedPlanIds } = attributes;
	const [ chosen, setChosen ] = useState< View >( 'members' );
	const view = useSelectedView( clientId ) ?? chosen;
	const choose = ( ids: number[] ) =>
		setAttributes( { selectedPlanIds: ids } );
	useProducts( 'subscription', selectedPlanIds, choose );
	const { children, ...inner } = useInnerBlocksProps(
		useBlockProps( {
			className: `slipstream-paid-content is-${ view }`,
		} ),
		{
			template: [ [ VIEWS.members ], [ VIEWS.others ] ],
			templateLock: 'all',
		}
	) as { children?: React.ReactNode };
	const { actions } = useBlockEditor();
	const views = useSelect(
		( select ) => select( blockEditorStore ).getBlocks( clientId ),
		[ clientId ]
	);
	return (
		<div { ...inner }>
			<ViewSwitch
				view={ view }
				onChange={ ( next ) => {
					setChosen( next );
					const block = views.find(
						( { name } ) => name === VIEWS[ next ]
					);
					if ( block ) {
						void actions.selectBlock( block.clientId );
					}
				} }
			/>
			<ProductControls
				productType="subscription"
				selectedIds={ selectedPlanIds }
				onChange={ choose }
			/>
			<Limits />
			<PaymentNotices
				productType="subscription"
				selectedIds={ selectedPlanIds }
			/>
			{ selectedPlanIds.length === 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Choose a plan: until then, only people who can edit this post see the member view.',
						'slipstream'
					) }
				</Notice>
			) }
			{ children }
		</div>
	);
}
