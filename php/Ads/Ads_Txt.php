<?php

declare( strict_types=1 );

namespace Slipstream\Ads;

/**
 * Says line by line what a buyer of ads could not read: https://iabtechlab.com/ads-txt/ has the format.
 */
final class Ads_Txt {

	/** Wrong lines that are named at once. */
	private const MOST = 5;

	private const DOMAIN = '/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i';

	private const VARIABLE = '/^(contact|subdomain|inventorypartnerdomain|ownerdomain|managerdomain)\s*=\s*(.*)$/i';

	/** The text with line ends of one kind, and none at its end. Lines keep their numbers. */
	public static function tidy( string $text ): string {
		return rtrim( str_replace( array( "\r\n", "\r" ), "\n", $text ) );
	}

	/** What is wrong, a line for each line that is; null if nothing is. */
	public static function problem( string $text ): ?string {
		$problems = array();
		foreach ( explode( "\n", self::tidy( $text ) ) as $at => $line ) {
			$problem = self::problem_of_line( $line );
			if ( null !== $problem ) {
				/* translators: 1: number of a line, 2: what is wrong with it. */
				$problems[] = sprintf( __( 'Line %1$d: %2$s', 'slipstream' ), $at + 1, $problem );
			}
		}
		$more = count( $problems ) - self::MOST;
		if ( $more > 0 ) {
			$problems = array(
				...array_slice( $problems, 0, self::MOST ),
				/* translators: %d: a number. */
				sprintf( _n( '%d more line has an error.', '%d more lines have errors.', $more, 'slipstream' ), $more ),
			);
		}
		return array() === $problems ? null : implode( "\n", $problems );
	}

	/** What is wrong with a line; null if nothing is. */
	private static function problem_of_line( string $line ): ?string {
		if ( preg_match( '/[\x00-\x08\x0B-\x1F\x7F]/', $line ) || ! mb_check_encoding( $line, 'UTF-8' ) ) {
			return __( 'it contains unreadable characters.', 'slipstream' );
		}
		// Comments, and what single buyers read behind a semicolon.
		$line = trim( explode( ';', explode( '#', $line )[0] )[0] );
		if ( '' === $line ) {
			return null;
		}
		return preg_match( self::VARIABLE, $line, $found )
			? self::problem_of_variable( strtolower( $found[1] ), $found[2] )
			: self::problem_of_record( array_map( 'trim', explode( ',', $line ) ) );
	}

	/** What is wrong with a variable; null if nothing is. */
	private static function problem_of_variable( string $name, string $value ): ?string {
		if ( '' === $value ) {
			return __( 'there is nothing after the equals sign.', 'slipstream' );
		}
		// A country may stand behind the domain of a manager.
		$domain = trim( explode( ',', $value )[0] );
		return 'contact' === $name || preg_match( self::DOMAIN, $domain )
			? null
			: __( 'the value after the equals sign must be a domain, such as example.com.', 'slipstream' );
	}

	/**
	 * What is wrong with a record; null if nothing is.
	 *
	 * @param list<string> $fields
	 */
	private static function problem_of_record( array $fields ): ?string {
		return match ( true ) {
			count( $fields ) < 3
				|| count( $fields ) > 4 => __(
					'it must have three or four fields separated by commas: the ad system’s domain, your account ID, DIRECT or RESELLER, and optionally a certification authority ID.',
					'slipstream'
				),
			1 !== preg_match(
				self::DOMAIN,
				$fields[0]
			) => __( 'the first field must be the ad system’s domain, such as example.com.', 'slipstream' ),
			1 !== preg_match(
				'/^\S+$/',
				$fields[1]
			) => __( 'the second field must be your account ID, without spaces.', 'slipstream' ),
			! in_array(
				strtoupper( $fields[2] ),
				array( 'DIRECT', 'RESELLER' ),
				true
			) => __( 'the third field must be DIRECT or RESELLER.', 'slipstream' ),
			isset( $fields[3] ) && 1 !== preg_match(
				'/^[A-Za-z0-9]+$/',
				$fields[3]
			) => __( 'the fourth field can only contain letters and digits.', 'slipstream' ),
			default => null,
		};
	}
}
