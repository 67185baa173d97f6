<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use InvalidArgumentException;
use Slipstream\Services\Stripe\Api\Form_Encoder;

require_once __DIR__ . '/Stripe_Case.php';

/** How parameters are written. */
final class Form_Encoder_Test extends Stripe_Case {

	private const CHARACTERS = array( 'a', 'Z', '0', ' ', '+', '&', '=', '[', ']', '%', '"', "'", '<', '#', ';', "\n", 'é', '€', '中', '🙂', '{', '}', '\\' );

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function forms(): iterable {
		yield 'nothing' => array( array(), '' );
		yield 'texts and integers' => array(
			array(
				'a' => 'x y',
				'b' => 0,
				'c' => -5,
			),
			'a=x%20y&b=0&c=-5',
		);
		yield 'booleans' => array(
			array(
				'yes' => true,
				'no'  => false,
			),
			'yes=true&no=false',
		);
		yield 'unset fields' => array(
			array(
				'a' => null,
				'b' => '',
				'c' => array(),
			),
			'a=&b=&c=',
		);
		yield 'lists and maps' => array(
			array( 'line_items' => array( array( 'price_data' => array( 'currency' => 'eur' ) ), array( 'quantity' => 2 ) ) ),
			'line_items[0][price_data][currency]=eur&line_items[1][quantity]=2',
		);
		yield 'numbers in texts' => array( array( 'unit_amount_decimal' => '0.10' ), 'unit_amount_decimal=0.10' );
		yield 'names' => array( array( 'metadata' => array( 'a b&c' => '1' ) ), 'metadata[a%20b%26c]=1' );
	}

	/**
	 * @dataProvider forms
	 * @param array<string, mixed> $params
	 */
	public function test_parameters_are_written_as_stripe_reads_them( array $params, string $form ): void {
		self::assertSame( $form, Form_Encoder::encode( $params ) );
	}

	/** @return iterable<string, array{mixed}> */
	public static function inexact(): iterable {
		yield 'a float' => array( 1.1 );
		yield 'an object' => array( (object) array( 'a' => 1 ) );
	}

	/** @dataProvider inexact */
	public function test_what_has_no_exact_form_is_refused( mixed $value ): void {
		$this->expectException( InvalidArgumentException::class );
		Form_Encoder::encode( array( 'metadata' => array( 'a' => $value ) ) );
	}

	public function test_what_is_written_is_read_back(): void {
		mt_srand( 32 );
		for ( $round = 0; $round < 300; $round++ ) {
			$params = self::map( 3 );
			parse_str( Form_Encoder::encode( $params ), $read );
			self::assertSame( self::as_texts( $params ), $read );
			self::assertSame( Form_Encoder::encode( $params ), Form_Encoder::encode( $params ) );
		}
	}

	public function test_every_character_arrives(): void {
		$metadata = array();
		foreach ( self::CHARACTERS as $at => $character ) {
			$metadata[ "key$at" ] = "<$character$character>";
		}
		$name     = implode( '', self::CHARACTERS );
		$customer = $this->client()->post( '/v1/customers', compact( 'name', 'metadata' ), 'characters' );
		self::assertSame( $name, $customer['name'] );
		self::assertSame( $metadata, $customer['metadata'] );
	}

	public function test_an_empty_text_unsets_a_field(): void {
		$client   = $this->client();
		$customer = $client->post(
			'/v1/customers',
			array(
				'email'    => 'a@example.test',
				'metadata' => array(
					'kept' => '1',
					'gone' => '2',
				),
			),
			'first'
		);
		$updated  = $client->post( "/v1/customers/{$customer['id']}", array( 'metadata' => array( 'gone' => null ) ), 'second' );
		self::assertSame( array( 'kept' => '1' ), $updated['metadata'] );
		$updated = $client->post( "/v1/customers/{$customer['id']}", array( 'metadata' => array() ), 'third' );
		self::assertSame( array(), $updated['metadata'] );
	}

	/** @return array<string, mixed> A map of anything. */
	private static function map( int $levels ): array {
		$map = array();
		for ( $entries = mt_rand( 1, 4 ); $entries > 0; $entries-- ) {
			$map[ "k$entries" ] = self::value( $levels );
		}
		return $map;
	}

	private static function value( int $levels ): mixed {
		return match ( mt_rand( 0, $levels > 0 ? 5 : 3 ) ) {
			0       => mt_rand( -100000, 100000 ),
			1       => 1 === mt_rand( 0, 1 ),
			2       => null,
			3       => implode( '', array_map( static fn (): string => self::CHARACTERS[ array_rand( self::CHARACTERS ) ], range( 0, 8 ) ) ),
			4       => array( self::value( $levels - 1 ), self::value( $levels - 1 ) ),
			default => self::map( $levels - 1 ),
		};
	}

	/** What PHP reads from a form: texts alone. */
	private static function as_texts( mixed $value ): mixed {
		return match ( true ) {
			is_array( $value ) => array_map( self::as_texts( ... ), $value ),
			is_bool( $value )  => $value ? 'true' : 'false',
			default            => (string) $value,
		};
	}
}
