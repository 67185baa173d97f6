<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Paypal;

use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Services\Paypal\Api\Paypal_App;
use Slipstream\Services\Paypal\Api\Token_Store;
use Slipstream\Services\Paypal\Errors\Paypal_Error;
use Slipstream\Services\Paypal\New_Paypal_Order;
use Slipstream\Services\Paypal\Objects\Paypal_Order;
use Slipstream\Services\Paypal\Paypal_Client;
use Slipstream\Services\Paypal\Paypal_Orders;
use Slipstream\Support\Environment;
use Slipstream\Support\System_Clock;
use Slipstream\Tests\Support_Server;
use Slipstream\Tests\Test_Case;

require_once dirname( __DIR__, 2 ) . '/Support_Server.php';

/** Talks to a stand-in for PayPal: e2e/fakes/paypal.mjs. */
abstract class Paypal_Case extends Test_Case {

	private static ?Support_Server $server = null;

	/** Where the stand-in is; the tests may ask this machine by its name alone. */
	protected static string $url = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( null === Support_Server::node() ) {
			self::markTestSkipped( 'There is no Node.js.' );
		}
		list( self::$server, $url ) = Support_Server::fake( 'paypal' );
		self::$url                  = str_replace( '127.0.0.1', 'localhost', $url );
	}

	public static function tearDownAfterClass(): void {
		self::$server?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_paypal_url', array( self::class, 'url' ) );
		self::command( 'reset' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'slipstream_paypal_url' );
		$problems = self::command( 'problems' );
		parent::tearDown();
		self::assertSame( array(), $problems, 'The stand-in does not follow its own schema.' );
	}

	/** Where the stand-in is. */
	public static function url(): string {
		return self::$url;
	}

	protected static function app( Mode $mode = Mode::Test, ?string $secret = null ): Paypal_App {
		return new Paypal_App( $mode, "{$mode->value}-client", $secret ?? "{$mode->value}-secret" );
	}

	protected static function tokens(): Token_Store {
		return new Token_Store( ( new Environment() )->secrets(), new System_Clock() );
	}

	/** A client that does not wait. */
	protected static function client( Mode $mode = Mode::Test, ?string $secret = null ): Paypal_Client {
		return new Paypal_Client( self::app( $mode, $secret ), self::tokens(), static function (): void {} );
	}

	protected static function orders( Mode $mode = Mode::Test ): Paypal_Orders {
		return new Paypal_Orders( self::client( $mode ) );
	}

	/** An order for EUR 15 that waits for a buyer. */
	protected static function paypal_order( string $reference = 'order-1', ?Money $amount = null ): Paypal_Order {
		return self::orders()->create(
			new New_Paypal_Order(
				$amount ?? new Money( 1500, 'EUR' ),
				$reference,
				"Blue\nmug",
				'http://example.test/?paid=1',
				'http://example.test/?left=1'
			),
			"create-$reference"
		);
	}

	/**
	 * Tells the stand-in to do something.
	 *
	 * @param array<string, mixed> $how
	 * @return array<array-key, mixed> What it says.
	 */
	protected static function command( string $name, array $how = array() ): array {
		$answer = wp_remote_post( self::$url . "/__$name", array( 'body' => (string) wp_json_encode( (object) $how ) ) );
		self::assertSame( 200, wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_body( $answer ) );
		return (array) json_decode( wp_remote_retrieve_body( $answer ), true );
	}

	/** @return list<string> Method and path of each request that came, and its fault. */
	protected static function requests(): array {
		return array_map(
			static fn ( array $entry ): string => trim( "{$entry['method']} {$entry['path']} {$entry['fault']}" ),
			array_values( self::command( 'requests' ) )
		);
	}

	/**
	 * The error of something that fails.
	 *
	 * @param callable(): mixed $work
	 */
	protected static function error_of( callable $work ): Paypal_Error {
		try {
			$work();
		} catch ( Paypal_Error $error ) {
			return $error;
		}
		self::fail( 'Nothing failed.' );
	}
}
