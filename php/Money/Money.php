<?php

declare( strict_types=1 );

namespace Slipstream\Money;

use InvalidArgumentException;

/**
 * An amount of a currency, counted in whole units of it: see Currency::unit_digits(). Routes and metadata have decimal
 * numbers, gateways have units of their own.
 */
final class Money {

	/** A decimal number in digits, without an exponent. */
	private const DECIMAL = '/^(-?)(\d+)(?:\.(\d+))?$/D';

	/** Digits of an amount. More are no payment, and inexact in JavaScript. */
	private const LONGEST = 15;

	public function __construct( public readonly int $amount, public readonly string $currency ) {}

	/**
	 * The exact amount of a decimal number, such as 5, 4.5, or '4.50'. Null if it is no number, finer than the
	 * currency's unit, or too large to be exact.
	 */
	public static function from_decimal( int|float|string $value, string $currency ): ?self {
		// The shortest digits that mean this number, whatever the settings of PHP are.
		$text = is_float( $value ) ? var_export( $value, true ) : (string) $value; // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_var_export -- It is no debugging.
		if ( 1 !== preg_match( self::DECIMAL, $text, $found ) ) {
			return null;
		}
		$digits   = Currency::of( $currency )->unit_digits();
		$fraction = rtrim( $found[3] ?? '', '0' );
		$units    = ltrim( $found[2] . str_pad( $fraction, $digits, '0' ), '0' );
		if ( strlen( $fraction ) > $digits || strlen( $units ) > self::LONGEST ) {
			return null;
		}
		return new self( (int) ( $found[1] . ( '' === $units ? '0' : $units ) ), $currency );
	}

	/**
	 * An amount that a gateway tells.
	 *
	 * @throws InvalidArgumentException If the gateway does not take the currency.
	 */
	public static function from_gateway( int $amount, string $currency, Gateway $gateway ): self {
		$code = strtoupper( $currency );
		return new self( $amount * self::units_of( $code, $gateway ), $code );
	}

	public function equals( self $other ): bool {
		return $this->amount === $other->amount && $this->currency === $other->currency;
	}

	/**
	 * What a gateway is told, in its unit. Null if the gateway does not take exactly this amount: it does not know the
	 * currency, or counts it in larger steps. Minimums are another question: see is_payable().
	 */
	public function at_gateway( Gateway $gateway ): ?int {
		$unit = Currency::of( $this->currency )->at( $gateway );
		if ( null === $unit ) {
			return null;
		}
		$units = self::units_of( $this->currency, $gateway );
		return 0 === $this->amount % ( $units * $unit->step ) ? intdiv( $this->amount, $units ) : null;
	}

	/** Whether a gateway takes exactly this amount. */
	public function is_payable( Gateway $gateway ): bool {
		return null !== $this->at_gateway( $gateway )
			&& $this->amount >= Currency::of( $this->currency )->minimum( $gateway )->amount;
	}

	/** The decimal number, for routes and metadata. */
	public function to_decimal(): int|float {
		$digits = $this->digits();
		return str_contains( $digits, '.' ) ? (float) $digits : (int) $digits;
	}

	/**
	 * The decimal number in digits, such as '4.5'.
	 *
	 * @param int $least At least so many decimals: '4.50' for 2.
	 */
	public function digits( int $least = 0 ): string {
		$unit     = Currency::of( $this->currency )->unit_digits();
		$all      = str_pad( (string) abs( $this->amount ), $unit + 1, '0', STR_PAD_LEFT );
		$whole    = substr( $all, 0, strlen( $all ) - $unit );
		$fraction = str_pad( rtrim( substr( $all, strlen( $all ) - $unit ), '0' ), $least, '0' );
		return ( $this->amount < 0 ? '-' : '' ) . $whole . ( '' === $fraction ? '' : ".$fraction" );
	}

	/**
	 * As the table of currencies writes it, in every language. It has more decimals than the currency usually has where
	 * the amount is finer, so that what is shown is what is charged.
	 */
	public function format(): string {
		$currency = Currency::of( $this->currency );
		$parts    = explode( '.', ltrim( $this->digits( $currency->digits() ), '-' ) );
		return ( $this->amount < 0 ? '-' : '' )
			. $currency->symbol()
			. preg_replace( '/\B(?=(?:\d{3})+$)/', $currency->grouping(), $parts[0] )
			. ( isset( $parts[1] ) ? $currency->decimal() . $parts[1] : '' );
	}

	/** Our units in one unit of the gateway. */
	private static function units_of( string $code, Gateway $gateway ): int {
		$currency = Currency::of( $code );
		$unit     = $currency->at( $gateway )
			?? throw new InvalidArgumentException( "{$gateway->name} does not take $code." );
		return 10 ** ( $currency->unit_digits() - $unit->exponent );
	}
}
