<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Database;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Checked_Database;
use Slipstream\Support\Database\Table_Text;

/**
 * The hub's tables, so that an unavailable database never looks like "no such site", "no such key", or "done".
 */
final class Hub_Database extends Checked_Database {

	/** A LIKE pattern for texts that contain a string. */
	public function containing( string $text ): string {
		return '%' . $this->database->esc_like( $text ) . '%';
	}

	/**
	 * Stops code that cannot continue without the database.
	 *
	 * @throws Request_Error Always.
	 */
	public static function fail(): never {
		throw new Request_Error(
			'hub_unavailable',
			__( 'The hub’s database did not respond. Please try again in a few seconds.', 'slipstream' ),
			503,
			5
		);
	}

	/**
	 * Makes sure that wpdb sends a statement. It does not if the tables cannot store a character, and fails as if the
	 * database did not respond.
	 *
	 * @param array<string|int> $values The statement's values.
	 * @throws Request_Error If wpdb would not send it.
	 */
	protected function ensure_storable( array $values ): void {
		$table = $this->table( Hub_Tables::TABLE_SITES );
		foreach ( array_filter( $values, is_string( ... ) ) as $value ) {
			$refused = Table_Text::refused( $value, $table, 'name' );
			if ( '' !== $refused ) {
				/* translators: %s: a character, such as an emoji. */
				throw new Request_Error( 'unknown_character', sprintf( __( 'The hub’s database cannot store “%s”. Remove it, or convert the hub’s tables to utf8mb4.', 'slipstream' ), $refused ), 400 );
			}
		}
	}
}
