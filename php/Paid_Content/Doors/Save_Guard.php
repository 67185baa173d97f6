<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Doors;

use Slipstream\Paid_Content\Gate\Names;
use WP_Post;

/**
 * On a page, posts have their open part alone. A plugin that stores such a post would lose the rest: then what is
 * stored stays as it is.
 */
final class Save_Guard {

	/**
	 * @param array<string, mixed> $data With WordPress's slashes.
	 * @param array<string, mixed> $post
	 * @return array<string, mixed>
	 */
	public static function keep( array $data, array $post ): array {
		$id      = (int) ( $post['ID'] ?? 0 );
		$content = (string) ( $data['post_content'] ?? '' );
		$mark    = '<!-- wp:' . Names::LOCKED . ' ';
		if ( $id > 0 && str_contains( $content, $mark ) ) {
			$stored = get_post( $id );
			if ( $stored instanceof WP_Post && ! str_contains( $stored->post_content, $mark ) ) {
				$data['post_content'] = wp_slash( $stored->post_content );
			}
		}
		return $data;
	}
}
