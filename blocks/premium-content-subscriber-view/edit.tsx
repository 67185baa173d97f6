import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';

const template = () => [
	[
		'core/paragraph',
		{
			placeholder: __(
				'Add what only people who pay can see.',
				'slipstream'
			),
		},
	],
];

export default function Edit() {
	const { children, ...props } = useInnerBlocksProps(
		useBlockProps( { className: 'entry-content' } ),
		{ template: template() }
	) as { children?: React.ReactNode };
	return <div { ...props }>{ children }</div>;
}
