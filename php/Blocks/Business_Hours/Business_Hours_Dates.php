<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Business_Hours;

use DateTimeImmutable;
use DateTimeZone;

/**
 * Reads the special dates of a business-hours block and leaves out those that are over.
 *
 * @phpstan-type Special array{from: string, to: string, hours: array<mixed>, note: string}
 */
final class Business_Hours_Dates {

	/**
	 * The special dates that are not over, the next one first. What is no date is left out.
	 *
	 * @return list<Special> Dates as YYYY-MM-DD; no hours means closed.
	 */
	public static function upcoming( mixed $exceptions ): array {
		$today = (string) wp_date( 'Y-m-d' );
		$found = array();
		foreach ( is_array( $exceptions ) ? $exceptions : array() as $exception ) {
			$special = is_array( $exception ) ? self::read( $exception ) : null;
			if ( null !== $special && $special['to'] >= $today ) {
				$found[] = $special;
			}
		}
		usort(
			$found,
			static fn ( array $one, array $other ): int => array(
				$one['from'],
				$one['to'],
			) <=> array( $other['from'], $other['to'] )
		);
		return $found;
	}

	/**
	 * A special date in words, such as "24 December 2026 – 26 December 2026".
	 *
	 * @param Special $special The date.
	 */
	public static function describe( array $special ): string {
		$from = self::format( $special['from'] );
		if ( $special['from'] === $special['to'] ) {
			return $from;
		}
		/* translators: 1: first day, 2: last day. */
		return sprintf( __( '%1$s – %2$s', 'slipstream' ), $from, self::format( $special['to'] ) );
	}

	/**
	 * @param array<mixed> $exception The entry.
	 * @return Special|null Null if there is no date, or the last day is before the first.
	 */
	private static function read( array $exception ): ?array {
		$from = self::date( $exception['from'] ?? null );
		$to   = $exception['to'] ?? '';
		$to   = '' === $to ? $from : self::date( $to );
		if ( null === $from || null === $to || $to < $from ) {
			return null;
		}
		return array(
			'from'  => $from,
			'to'    => $to,
			'hours' => is_array( $exception['hours'] ?? null ) ? $exception['hours'] : array(),
			'note'  => is_string( $exception['note'] ?? null ) ? trim( $exception['note'] ) : '',
		);
	}

	private static function date( mixed $text ): ?string {
		if ( ! is_string( $text ) || 1 !== preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $part ) ) {
			return null;
		}
		return checkdate( (int) $part[2], (int) $part[3], (int) $part[1] ) ? $text : null;
	}

	private static function format( string $date ): string {
		$utc    = new DateTimeZone( 'UTC' );
		$format = get_option( 'date_format' );
		$format = is_string( $format ) ? rtrim( $format, '\\' ) : '';
		return (string) wp_date( $format ?: 'Y-m-d', ( new DateTimeImmutable( $date, $utc ) )->getTimestamp(), $utc );
	}
}
