import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

const template = () => [
	[
		'core/heading',
		{
			level: 3,
			content: __( 'Subscribe to read the rest', 'slipstream' ),
		},
	],
	[
		'core/paragraph',
		{
			content: __(
				'Become a paying member to see the rest of this content.',
				'slipstream'
			),
		},
	],
	[ 'premium-content/buttons' ],
];

export default function Edit() {
	const { children, ...props } = useInnerBlocksProps(
		useBlockProps( { className: 'entry-content' } ),
		{ template: template() }
	) as { children?: React.ReactNode };
	return <div { ...props }>{ children }</div>;
}
