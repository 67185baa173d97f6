<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Support\Csv;

/**
 * Writes lines of the log as CSV.
 *
 * @phpstan-import-type Row from Usage_Log
 */
final class Usage_Csv {

	public function __construct( private string $currency ) {}

	/**
	 * @param resource      $stream
	 * @param iterable<Row> $lines
	 */
	public function write( $stream, iterable $lines ): void {
		Csv::write( $stream, $this->lines( $lines ) );
	}

	/**
	 * @param iterable<Row> $lines
	 * @return iterable<list<string>>
	 */
	private function lines( iterable $lines ): iterable {
		yield array(
			__( 'Time (UTC)', 'slipstream' ),
			__( 'Person', 'slipstream' ),
			__( 'Feature', 'slipstream' ),
			__( 'Model', 'slipstream' ),
			__( 'Tokens sent', 'slipstream' ),
			__( 'Tokens received', 'slipstream' ),
			/* translators: %s: a currency's code. */
			sprintf( __( 'Cost (%s)', 'slipstream' ), $this->currency ),
			__( 'Milliseconds', 'slipstream' ),
			__( 'Outcome', 'slipstream' ),
			__( 'Post', 'slipstream' ),
		);
		foreach ( $lines as $line ) {
			yield array(
				gmdate( 'Y-m-d H:i:s', $line['created'] ),
				self::person( $line['user_id'] ),
				$line['feature'],
				$line['model'],
				(string) $line['tokens_in'],
				(string) $line['tokens_out'],
				number_format( $line['cost'] / 1e6, 6, '.', '' ),
				(string) $line['milliseconds'],
				$line['outcome'],
				0 === $line['post_id'] ? '' : (string) $line['post_id'],
			);
		}
	}

	public static function person( int $user_id ): string {
		$user = 0 === $user_id ? false : get_userdata( $user_id );
		return false === $user ? __( 'Deleted user', 'slipstream' ) : $user->display_name;
	}
}
