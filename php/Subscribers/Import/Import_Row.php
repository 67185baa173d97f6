<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Import;

use stdClass;

/**
 * A row of a file.
 */
final class Import_Row {

	/**
	 * @param int          $line    Where it begins in the file.
	 * @param list<string> $cells   None once it is done.
	 * @param Refusal|null $refusal Why it made nobody a subscriber.
	 */
	private function __construct(
		public readonly int $id,
		public readonly int $line,
		public readonly array $cells,
		public readonly ?Refusal $refusal
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(int) $row->line,
			array_values( array_map( 'strval', (array) json_decode( (string) $row->cells, true ) ) ),
			Refusal::tryFrom( (string) $row->reason )
		);
	}

	/** The text in a column; '' for none. */
	public function cell( int $column ): string {
		return trim( $this->cells[ $column ] ?? '' );
	}
}
