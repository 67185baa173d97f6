<?php

declare( strict_types=1 );

namespace Slipstream\Money;

use RuntimeException;

/**
 * How amounts of a currency are written and counted: a row of currencies.json, which TypeScript reads too.
 *
 * @phpstan-type Row array{symbol: string, grouping: string, decimal: string, digits: int, minimum?: array{editor?: float|int, server: float|int}, stripe?: array{exponent: int, step?: int, minimum?: int, inCountryOnly?: bool}, paypal?: array{exponent: int, step?: int, minimum?: int, inCountryOnly?: bool}}
 */
final class Currency {

	/** A code that the table does not have. No gateway takes it. */
	private const UNKNOWN = array(
		'symbol'   => '$',
		'grouping' => ',',
		'decimal'  => '.',
		'digits'   => 2,
	);

	/** @phpstan-var array<string, Row>|null */
	private static ?array $table = null;

	/** @phpstan-param Row $row */
	private function __construct( public readonly string $code, private array $row ) {}

	/** @param string $code Such as 'EUR'; codes that the table does not have are written like dollars. */
	public static function of( string $code ): self {
		return new self( $code, self::table()[ $code ] ?? self::UNKNOWN );
	}

	public static function is_known( string $code ): bool {
		return isset( self::table()[ $code ] );
	}

	/** @return list<string> The codes of the table. */
	public static function codes(): array {
		return array_keys( self::table() );
	}

	/** What stands before the number. */
	public function symbol(): string {
		return $this->row['symbol'];
	}

	/** What stands between groups of three digits; '' for none. */
	public function grouping(): string {
		return $this->row['grouping'];
	}

	public function decimal(): string {
		return $this->row['decimal'];
	}

	/** Decimals that are shown. */
	public function digits(): int {
		return $this->row['digits'];
	}

	/** How a gateway counts it; null if the gateway does not take it. */
	public function at( Gateway $gateway ): ?Gateway_Unit {
		$row = $this->row[ $gateway->value ] ?? null;
		return null === $row ? null : Gateway_Unit::of( $row );
	}

	/**
	 * Decimals of the unit that amounts are counted in: the finest of the gateways' units, or what is shown where no
	 * gateway takes the currency.
	 */
	public function unit_digits(): int {
		$exponents = array_column(
			array_map( array( $this, 'at' ), Gateway::cases() ),
			'exponent'
		);
		return array() === $exponents ? $this->digits() : max( $exponents );
	}

	/** The least that can be paid: the highest of the minimums of the editor, the server, and the gateway. */
	public function minimum( ?Gateway $gateway = null ): Money {
		$unit = null === $gateway ? null : $this->at( $gateway );
		$list = array_map(
			fn ( int|float $least ): int => Money::from_decimal( $least, $this->code )->amount ?? 0,
			array_values( $this->row['minimum'] ?? array() )
		);
		$own  = null === $unit ? 0 : $unit->minimum * 10 ** ( $this->unit_digits() - $unit->exponent );
		// Where no list has it, one of what is shown last.
		$shown = 10 ** max( 0, $this->unit_digits() - $this->digits() );
		return new Money( max( $shown, $own, ...$list ), $this->code );
	}

	/** What an empty field for an amount shows: a hundred times the editor's minimum. */
	public function placeholder(): Money {
		$least = Money::from_decimal( $this->row['minimum']['editor'] ?? 0, $this->code )->amount ?? 0;
		return new Money( 100 * ( $least > 0 ? $least : $this->minimum()->amount ), $this->code );
	}

	/** @phpstan-return array<string, Row> */
	private static function table(): array {
		return self::$table ??= wp_json_file_decode( __DIR__ . '/currencies.json', array( 'associative' => true ) )
			?? throw new RuntimeException( 'currencies.json cannot be read.' );
	}
}
