import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { gapStyle } from './gap';
import type { PaymentButtonsAttributes } from './gap';
import type { EditProps } from '@slipstream/block-kit';

const BUTTON = 'jetpack/recurring-payments';

export default function Edit( {
	attributes,
}: EditProps< PaymentButtonsAttributes > ) {
	const style = gapStyle( attributes );
	const { children, ...props } = useInnerBlocksProps(
		useBlockProps( style && { style } ),
		{
			allowedBlocks: [ BUTTON ],
			template: [ [ BUTTON ] ],
			orientation: 'horizontal',
		}
	) as { children?: React.ReactNode };
	return <div { ...props }>{ children }</div>;
}
