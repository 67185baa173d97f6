import { useBlockProps } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { canManageOptions, getSettings } from '@slipstream/settings';
import type { EditProps } from './types';

/** What is off, and what visitors see. */
function sentence( name: string ): string {
	const { feature, isHidden } = getSettings().offBlocks[ name ] ?? {
		feature: '',
		isHidden: false,
	};
	if ( ! feature ) {
		return __(
			'This block is off. Visitors still see what is published.',
			'slipstream'
		);
	}
	return isHidden
		? sprintf(
				/* translators: %s: the name of a feature. */
				__(
					'“%s” is off, so visitors see nothing here. What you made is kept and comes back when you turn it on.',
					'slipstream'
				),
				feature
			)
		: sprintf(
				/* translators: %s: the name of a feature. */
				__( '“%s” is off. Visitors see what was saved.', 'slipstream' ),
				feature
			);
}

/** Stands in the editor for a block that is off. It is saved as it is. */
export function OffBlock( { name }: EditProps< object > ) {
	const { adminUrl } = getSettings();
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				label={ getBlockType( name )?.title ?? name }
				instructions={ sentence( name ) }
			>
				{ canManageOptions() ? (
					<a
						href={ `${ adminUrl }admin.php?page=my-jetpack#/modules` }
						target="_blank"
						rel="noreferrer"
					>
						{ __(
							'Turn it on under Features (opens in a new tab)',
							'slipstream'
						) }
					</a>
				) : (
					<p>
						{ __(
							'An administrator can turn it on.',
							'slipstream'
						) }
					</p>
				) }
			</Placeholder>
		</div>
	);
}
