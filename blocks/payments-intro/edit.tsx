import { useBlockProps } from '@wordpress/block-editor';
import { createBlock, getBlockType } from '@wordpress/blocks';
import { Button, Placeholder } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { useBlockEditor } from '@slipstream/block-kit';
import { icon } from './icon';
import type { EditProps } from '@slipstream/block-kit';

const choices = () => [
	{
		name: 'jetpack/donations',
		label: __( 'Donations', 'slipstream' ),
		help: __(
			'Visitors give an amount that they choose, once or regularly.',
			'slipstream'
		),
	},
	{
		name: 'jetpack/payment-buttons',
		label: __( 'Payment buttons', 'slipstream' ),
		help: __(
			'Visitors pay for a plan, once, monthly, or yearly.',
			'slipstream'
		),
	},
	{
		name: 'premium-content/container',
		label: __( 'Paid content', 'slipstream' ),
		help: __( 'Only people who pay see what is inside.', 'slipstream' ),
	},
	{
		name: 'jetpack/simple-payments',
		label: __( 'Pay with PayPal', 'slipstream' ),
		help: __( 'Visitors buy one thing with PayPal.', 'slipstream' ),
	},
];

/** Asks how visitors pay, and makes way for that block. */
export default function Edit( { clientId }: EditProps< object > ) {
	const editor = useBlockEditor();
	const id = useInstanceId( Edit, 'slipstream-payments-intro' );
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon={ icon }
				label={ __( 'Payments', 'slipstream' ) }
				instructions={ __( 'How do your visitors pay?', 'slipstream' ) }
			>
				<ul className="slipstream-payments-intro">
					{ choices()
						.filter( ( { name } ) => getBlockType( name ) )
						.map( ( { name, label, help } ) => (
							<li key={ name }>
								<Button
									__next40pxDefaultSize
									variant="secondary"
									aria-describedby={ `${ id }-${ name }` }
									onClick={ () =>
										void editor.actions.replaceBlocks(
											clientId,
											createBlock( name )
										)
									}
								>
									{ label }
								</Button>
								<span id={ `${ id }-${ name }` }>{ help }</span>
							</li>
						) ) }
				</ul>
			</Placeholder>
		</div>
	);
}
