<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * Which posts can be related on this site, and how the shortcode shows them.
 */
final class Related_Posts_Settings {

	/** @return list<Setting> */
	public static function all(): array {
		$ids = array( 'sanitize' => Options::ids( ... ) );
		return Declared_Settings::of( 'Related_Posts' )->all(
			array(
				'slipstream_related_post_types'    => array(
					'validate' => static fn ( array $names ): bool|string =>
						array() === array_diff( $names, Options::types() )
							? true
							: __( 'Post type not found.', 'slipstream' ),
				),
				'slipstream_related_include_terms' => $ids,
				'slipstream_related_exclude_terms' => $ids,
			)
		);
	}
}
