<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use Slipstream\Services\Stripe\Api\Retry_Policy;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Stripe_Client;
use Slipstream\Tests\Support_Server;
use Slipstream\Tests\Test_Case;

require_once dirname( __DIR__, 2 ) . '/Support_Server.php';

/** Talks to a stand-in for Stripe: e2e/fakes/stripe.mjs. */
abstract class Stripe_Case extends Test_Case {

	protected const ACCOUNT       = 'acct_1Fake00000001';
	protected const OTHER_ACCOUNT = 'acct_1Fake00000002';

	protected const TEST            = 'sk_test_fake0000000000000001';
	protected const LIVE            = 'sk_live_fake0000000000000001';
	protected const RESTRICTED_TEST = 'rk_test_fake0000000000000001';
	protected const OTHER_TEST      = 'sk_test_fake0000000000000002';

	private static ?Support_Server $server = null;

	/** Where the stand-in is; the tests may ask this machine by its name alone. */
	protected static string $url = '';

	/** @var list<int> Milliseconds that the client has waited before each further try. */
	protected array $pauses = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( null === Support_Server::node() ) {
			self::markTestSkipped( 'There is no Node.js.' );
		}
		list( self::$server, $url ) = Support_Server::fake( 'stripe' );
		self::$url                  = str_replace( '127.0.0.1', 'localhost', $url );
	}

	public static function tearDownAfterClass(): void {
		self::$server?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->pauses = array();
		add_filter( 'slipstream_stripe_url', array( self::class, 'url' ) );
		self::command( 'reset' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'slipstream_stripe_url' );
		remove_all_filters( 'http_request_args' );
		$problems = self::read( 'problems' );
		parent::tearDown();
		self::assertSame( array(), $problems, 'The stand-in does not follow its own schema.' );
	}

	/** Where the stand-in is. */
	public static function url(): string {
		return self::$url;
	}

	/** A client that does not wait. */
	protected function client( string $key = self::TEST, int $retries = 2 ): Stripe_Client {
		return new Stripe_Client(
			$key,
			new Retry_Policy(
				$retries,
				20,
				function ( int $milliseconds ): void {
					$this->pauses[] = $milliseconds;
				}
			)
		);
	}

	/**
	 * Tells the stand-in to do something: see e2e/fakes/stripe/controls.mjs.
	 *
	 * @param array<string, mixed> $how
	 * @return array<array-key, mixed> What it says.
	 */
	protected static function command( string $name, array $how = array() ): array {
		$answer = wp_remote_post(
			self::$url . "/__$name",
			array(
				'body'    => (string) wp_json_encode( (object) $how ),
				'timeout' => 30,
			)
		);
		self::assertSame(
			200,
			wp_remote_retrieve_response_code( $answer ),
			"$name: " . wp_remote_retrieve_body( $answer )
		);
		return json_decode( wp_remote_retrieve_body( $answer ), true );
	}

	/** @return array<array-key, mixed> What the stand-in knows. */
	protected static function read( string $name ): array {
		return json_decode( wp_remote_retrieve_body( wp_remote_get( self::$url . "/__$name" ) ), true );
	}

	/** @return list<string> Method and path of each request that came, and its fault. */
	protected static function requests(): array {
		return array_map(
			static fn ( array $entry ): string => trim( "{$entry['method']} {$entry['path']} {$entry['fault']}" ),
			self::read( 'requests' )
		);
	}

	/**
	 * A session that waits for a payer.
	 *
	 * @param array<string, mixed> $params What differs from EUR 15 once.
	 * @return array<array-key, mixed>
	 */
	protected function session( array $params = array(), ?Stripe_Client $client = null, int $amount = 1500 ): array {
		$recurring = 'subscription' === ( $params['mode'] ?? '' )
			? array( 'recurring' => array( 'interval' => 'month' ) )
			: array();
		return ( $client ?? $this->client() )->post(
			'/v1/checkout/sessions',
			$params + array(
				'mode'        => 'payment',
				'success_url' => 'http://example.test/?session={CHECKOUT_SESSION_ID}',
				'line_items'  => array(
					array(
						'quantity'   => 1,
						'price_data' => array(
							'currency'     => 'eur',
							'unit_amount'  => $amount,
							'product_data' => array( 'name' => 'A gift' ),
						) + $recurring,
					),
				),
			),
			wp_generate_uuid4()
		);
	}

	/**
	 * Pays a new session.
	 *
	 * @param array<string, mixed> $params
	 * @return array<array-key, mixed> The session, complete.
	 */
	protected function pay( array $params = array(), string $card = '4242424242424242' ): array {
		return self::command(
			'pay',
			array(
				'session' => $this->session( $params )['id'],
				'card'    => $card,
			)
		)['session'];
	}

	/** @return array<array-key, mixed> The payer's subscription to EUR 15 a month. */
	protected function subscribe( string $card = '4242424242424242' ): array {
		return $this->pay( array( 'mode' => 'subscription' ), $card );
	}

	/**
	 * The error of something that fails.
	 *
	 * @param callable(): mixed $work
	 */
	protected static function error_of( callable $work ): Stripe_Error {
		try {
			$work();
		} catch ( Stripe_Error $error ) {
			return $error;
		}
		self::fail( 'Nothing failed.' );
	}

	/** @param callable(): mixed $work */
	protected static function assertFails( Stripe_Failure $failure, callable $work ): void {
		self::assertSame( $failure->name, self::error_of( $work )->failure->name );
	}

	/**
	 * Opens a page of the stand-in, or sends its form.
	 *
	 * @param array<string, string>|null $form
	 * @return array{status: int, body: string, location: string}
	 */
	protected static function visit( string $url, ?array $form = null ): array {
		$answer = wp_remote_request(
			str_replace( '127.0.0.1', 'localhost', strtok( $url, '#' ) ?: '' ),
			array(
				'method'      => null === $form ? 'GET' : 'POST',
				'body'        => $form ?? array(),
				'redirection' => 0,
			)
		);
		return array(
			'status'   => (int) wp_remote_retrieve_response_code( $answer ),
			'body'     => wp_remote_retrieve_body( $answer ),
			'location' => (string) wp_remote_retrieve_header( $answer, 'location' ),
		);
	}

	/** How many objects of a path there are. */
	protected function count_of( string $path, string $key = self::TEST ): int {
		return count( iterator_to_array( $this->client( $key )->each( $path ), false ) );
	}

	/** Has answers be waited for only a second. */
	protected static function hurry(): void {
		add_filter(
			'http_request_args',
			static fn ( array $args ): array => array( 'timeout' => 1 ) + $args
		);
	}
}
