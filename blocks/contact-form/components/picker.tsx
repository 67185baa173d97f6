import { store as blocksStore } from '@wordpress/blocks';
import { Button, Placeholder } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { envelope } from '@wordpress/icons';
import type { ReactElement } from 'react';

interface Variation {
	name: string;
	title: string;
	description?: string;
	icon?: ReactElement;
}

/**
 * What a new form can begin with.
 *
 * @param props          The form.
 * @param props.onChoose Takes the kind of form; none for one that begins with nothing.
 */
export function Picker( {
	onChoose,
}: {
	onChoose: ( variation?: string ) => void;
} ) {
	const variations = useSelect(
		( select ) =>
			( select( blocksStore ).getBlockVariations(
				'jetpack/contact-form',
				'block'
			) ?? [] ) as Variation[],
		[]
	);
	return (
		<Placeholder
			icon={ envelope }
			label={ __( 'Form', 'slipstream' ) }
			instructions={ __(
				'Choose a starting point. You can change everything later.',
				'slipstream'
			) }
		>
			<ul
				className="slipstream-forms-picker"
				aria-label={ __( 'Form types', 'slipstream' ) }
			>
				{ variations.map( ( { name, title, description, icon } ) => (
					<li key={ name }>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							icon={ icon ?? envelope }
							description={ description }
							onClick={ () => onChoose( name ) }
						>
							{ title }
						</Button>
					</li>
				) ) }
			</ul>
			<Button
				__next40pxDefaultSize
				variant="link"
				onClick={ () => onChoose() }
			>
				{ __( 'Start blank', 'slipstream' ) }
			</Button>
		</Placeholder>
	);
}
