import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { PartAppender, useFirstBlocks, WithField } from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';

const AddOption = () => (
	<PartAppender
		block="jetpack/option"
		label={ __( 'Add option', 'slipstream' ) }
	/>
);

/** The options of a choice. */
export default function Edit( props: PartProps ) {
	const isRadio = props.attributes.type === 'radio';
	useFirstBlocks( props.clientId, [
		[ 'jetpack/option', { label: __( 'First option', 'slipstream' ) } ],
		[ 'jetpack/option', { label: __( 'Second option', 'slipstream' ) } ],
	] );
	const inner = useInnerBlocksProps(
		useBlockProps( {
			className: isRadio
				? 'grunion-radio-options'
				: 'grunion-checkbox-multiple-options',
		} ),
		{
			templateLock: false,
			renderAppender: AddOption,
		}
	);
	return (
		<>
			<WithField { ...props } />
			<ul { ...inner } />
		</>
	);
}
