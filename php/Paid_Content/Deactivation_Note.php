<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content;

use RuntimeException;
use Slipstream\Paid_Content\Doors\Locked_Posts;
use Slipstream\Support\Database\Rows;

/**
 * Says on the list of plugins what becomes public without this one: nobody else knows the gate.
 */
final class Deactivation_Note {

	public function add_hooks(): void {
		add_action( 'after_plugin_row_' . plugin_basename( SLIPSTREAM_FILE ), $this->print( ... ) );
	}

	/** What is said; '' if nothing is locked. */
	public static function text(): string {
		try {
			$count = self::count();
		} catch ( RuntimeException ) {
			return __( 'If you deactivate Slipstream, locked content on this site becomes public. How many posts have some is not known right now: the database did not respond.', 'slipstream' );
		}
		return 0 === $count ? '' : sprintf(
			/* translators: %s: a number. */
			_n(
				'If you deactivate Slipstream, the locked content of %s post becomes public.',
				'If you deactivate Slipstream, the locked content of %s posts becomes public.',
				$count,
				'slipstream'
			),
			number_format_i18n( $count )
		);
	}

	/**
	 * How many published posts have something that strangers may not read.
	 *
	 * @throws RuntimeException If the database fails.
	 */
	public static function count(): int {
		global $wpdb;
		$rows = Rows::get(
			"SELECT COUNT(*) AS number FROM $wpdb->posts WHERE post_status = 'publish' AND post_type NOT IN ('revision', 'wp_block') AND " . Locked_Posts::any()
		);
		return (int) ( $rows[0]->number ?? 0 );
	}

	private function print(): void {
		$text = self::text();
		if ( '' !== $text ) {
			printf(
				'<tr class="plugin-update-tr active"><td colspan="4" class="plugin-update colspanchange"><div class="notice inline notice-warning notice-alt"><p>%s</p></div></td></tr>',
				esc_html( $text )
			);
		}
	}
}
