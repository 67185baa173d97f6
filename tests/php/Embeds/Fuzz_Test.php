<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Embeds;

use Slipstream\Embeds\Embed_Url;
use Slipstream\Embeds\Hosts;
use Slipstream\Tests\Test_Case;

/** Bends good addresses as src/embed/test/fuzz.test.ts does, by the same table and the same numbers. */
final class Fuzz_Test extends Test_Case {

	private const PATH = '/a/b-1?c=d';

	private const CHUNK = 100;

	/** The last number. */
	private int $state = 0;

	/**
	 * How addresses are bent.
	 *
	 * @return array{mutations: list<array{string, string}>, chance: array{seed: int, bases: list<array{string, string}>, pieces: list<string>, accepted: int, digests: list<string>}}
	 */
	private static function table(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/embed-mutations.json' ), true );
	}

	/**
	 * Whether an address that was taken is one that a browser opens at the service, without a user and a port.
	 *
	 * @param array{hosts: list<string>, suffixes: list<string>} $service
	 */
	private static function is_safe( Embed_Url $address, array $service ): bool {
		$parts = (array) wp_parse_url( (string) $address );
		$host  = (string) ( $parts['host'] ?? '' );
		$below = array_filter(
			$service['suffixes'],
			static fn ( string $suffix ): bool => str_ends_with( $host, ".$suffix" )
		);
		return in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true )
			&& ! isset( $parts['user'] ) && ! isset( $parts['pass'] ) && ! isset( $parts['port'] )
			&& ( in_array( $host, $service['hosts'], true ) || array() !== $below )
			&& (string) Embed_Url::parse( (string) $address ) === (string) $address;
	}

	public function test_addresses_are_of_a_service_or_not_as_the_table_says(): void {
		$wrong = array();
		$count = 0;
		foreach ( Hosts::all() as $block => $service ) {
			foreach ( array_unique( array( ...$service['hosts'], ...$service['suffixes'] ) ) as $host ) {
				$has_below = array() !== array_filter(
					$service['suffixes'],
					static fn ( string $suffix ): bool => str_ends_with( ".$host", ".$suffix" )
				);
				$is_own    = in_array( $host, $service['hosts'], true );
				foreach ( self::table()['mutations'] as list( $template, $verdict ) ) {
					$text     = strtr(
						$template,
						array(
							'{host}' => $host,
							'{HOST}' => strtoupper( $host ),
							'{path}' => self::PATH,
						)
					);
					$expected = ( 'yes' === $verdict && $is_own ) || ( 'below' === $verdict && $has_below );
					$address  = Hosts::address( (string) $block, $text );
					++$count;
					if (
						( null !== $address ) !== $expected
						|| ( null !== $address && ! self::is_safe( $address, $service ) )
					) {
						$wrong[] = "$block $text";
					}
				}
			}
		}//end foreach
		self::assertSame( array(), $wrong );
		self::assertGreaterThan( 5000, $count );
	}

	/** A number below another. */
	private function below( int $end ): int {
		$this->state = ( $this->state * 1103515245 + 12345 ) & 0x7fffffff;
		return ( $this->state >> 8 ) % $end;
	}

	/**
	 * An address, bent one to three times.
	 *
	 * @param list<string> $pieces What is put in.
	 */
	private function bent( string $host, array $pieces ): string {
		$points = mb_str_split( 'https://' . $host . self::PATH, 1, 'UTF-8' );
		for ( $times = 1 + $this->below( 3 ); $times > 0; $times-- ) {
			$at      = $this->below( count( $points ) + 1 );
			$removed = $this->below( 3 );
			array_splice(
				$points,
				$at,
				$removed,
				mb_str_split( $pieces[ $this->below( count( $pieces ) ) ], 1, 'UTF-8' )
			);
		}
		return implode( '', $points );
	}

	public function test_addresses_bent_by_chance_are_read_as_in_the_editor(): void {
		$chance      = self::table()['chance'];
		$services    = Hosts::all();
		$this->state = $chance['seed'];
		$wrong       = array();
		$accepted    = 0;
		foreach ( $chance['digests'] as $chunk => $digest ) {
			$lines = '';
			for ( $i = 0; $i < self::CHUNK; $i++ ) {
				list( $block, $host ) = $chance['bases'][ $this->below( count( $chance['bases'] ) ) ];
				$text                 = $this->bent( $host, $chance['pieces'] );
				$address              = Hosts::address( $block, $text );
				$href                 = null === $address ? '-' : (string) $address;
				$lines               .= "$block $text $href\n";
				$accepted            += null === $address ? 0 : 1;
				if ( null !== $address && ! self::is_safe( $address, $services[ $block ] ) ) {
					$wrong[] = "$block $text";
				}
			}
			self::assertSame(
				$digest,
				substr( hash( 'sha256', $lines ), 0, 12 ),
				"The editor reads some of part $chunk in another way:\n$lines"
			);
		}
		self::assertSame( array(), $wrong );
		self::assertGreaterThan( 0, $accepted );
		self::assertSame( $chance['accepted'], $accepted );
	}
}
