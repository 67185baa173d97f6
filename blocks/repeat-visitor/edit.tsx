import {
	InnerBlocks,
	store as blockEditorStore,
	useBlockEditingMode,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Rule, describeRule } from './components/rule';
import { icon } from './icon';
import type { VisitorAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( props: EditProps< VisitorAttributes > ) {
	const { attributes, setAttributes, clientId, isSelected } = props;
	const isInside = useSelect(
		( select ) =>
			select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
		[ clientId ]
	);
	const isLocked = useBlockEditingMode() !== 'default';
	const isEditing = ( isSelected || isInside ) && ! isLocked;
	const inner = useInnerBlocksProps(
		{ className: 'wp-block-jetpack-repeat-visitor__inner-container' },
		{
			renderAppender: isEditing
				? InnerBlocks.ButtonBlockAppender
				: undefined,
		}
	);
	return (
		<div { ...useBlockProps() }>
			{ isEditing ? (
				<Placeholder
					icon={ icon }
					label={ __( 'Repeat Visitor', 'slipstream' ) }
					className="slipstream-visitor"
				>
					<Rule
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
				</Placeholder>
			) : (
				<p className="slipstream-visitor__rule">
					{ describeRule( attributes ) }
				</p>
			) }
			<div { ...inner } />
		</div>
	);
}
