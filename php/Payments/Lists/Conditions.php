<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Lists;

use Slipstream\Payments\Ledger\Payer;

/**
 * What the rows of a list must be like: parts of SQL that hold at once, and their values.
 */
final class Conditions {

	/** @var list<string> */
	private array $parts = array();

	/** @var list<string|int> */
	private array $values = array();

	/** The rows of a person; none for nobody. */
	public static function of_person( string $email ): self {
		$person = Payer::key( $email );
		// A condition without a value would be left out.
		return '' === $person ? ( new self() )->add( '1 = 0' ) : ( new self() )->add( 'person = %s', $person );
	}

	/** Adds one, unless there is no value to look for. */
	public function add( string $sql, string|int|null ...$values ): self {
		$given = array_filter(
			$values,
			static fn ( string|int|null $value ): bool => null !== $value && '' !== $value
		);
		if ( count( $given ) === count( $values ) ) {
			$this->parts[] = $sql;
			array_push( $this->values, ...array_values( $given ) );
		}
		return $this;
	}

	/**
	 * Adds, if it is wanted, that a column has one of some values.
	 *
	 * @param list<string> $values
	 */
	public function add_if( bool $is_wanted, string $column, array $values ): self {
		$places = implode( ', ', array_fill( 0, count( $values ), '%s' ) );
		return $is_wanted ? $this->add( "$column IN ( $places )", ...$values ) : $this;
	}

	/**
	 * Adds that one of some columns contains a text.
	 *
	 * @param list<string> $columns
	 */
	public function search( string $text, array $columns ): self {
		$text  = trim( mb_scrub( $text, 'UTF-8' ) );
		$parts = array_map( static fn ( string $column ): string => "$column LIKE %s", $columns );
		return '' === $text ? $this : $this->add(
			'( ' . implode( ' OR ', $parts ) . ' )',
			...array_fill( 0, count( $columns ), '%' . addcslashes( $text, '_%\\' ) . '%' )
		);
	}

	/** All of them, as a WHERE takes them. */
	public function sql(): string {
		return array() === $this->parts ? '1 = 1' : implode( ' AND ', $this->parts );
	}

	/** @return list<string|int> */
	public function values(): array {
		return $this->values;
	}
}
