<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use InvalidArgumentException;
use Slipstream\Services\Stripe\Errors\Error_Reader;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;
use Slipstream\Services\Stripe\Stripe_Client;
use Slipstream\Tests\Streamed_Answer;
use WP_Error;

require_once __DIR__ . '/Stripe_Case.php';
require_once dirname( __DIR__, 2 ) . '/Streamed_Answer.php';

/** Every kind of failure, as the stand-in causes it. */
final class Stripe_Errors_Test extends Stripe_Case {

	/** @return iterable<string, array{string, Stripe_Failure}> */
	public static function faults(): iterable {
		yield 'too many requests' => array( 'rate_limit', Stripe_Failure::Rate_Limited );
		yield 'the object is in use' => array( 'lock_timeout', Stripe_Failure::Rate_Limited );
		yield 'the key is in use' => array( 'in_use', Stripe_Failure::In_Progress );
		yield 'the key was revoked' => array( 'unauthorized', Stripe_Failure::Unauthorized );
		yield 'a server in front is down' => array( 'unavailable', Stripe_Failure::Unknown_Outcome );
		yield 'the connection is cut' => array( 'reset', Stripe_Failure::Unknown_Outcome );
		yield 'no answer comes' => array( 'hang', Stripe_Failure::Unknown_Outcome );
		yield '500 although it was done' => array( 'error_after', Stripe_Failure::Unknown_Outcome );
		yield 'done, but the connection is cut' => array( 'reset_after', Stripe_Failure::Unknown_Outcome );
		yield 'done, but half of the answer is lost' => array( 'torn_after', Stripe_Failure::Unknown_Outcome );
		yield 'done, but no answer comes' => array( 'hang_after', Stripe_Failure::Unknown_Outcome );
	}

	/** @dataProvider faults */
	public function test_a_failure_is_known_for_what_it_is( string $fault, Stripe_Failure $failure ): void {
		self::hurry();
		foreach ( array( 'GET', 'POST', 'DELETE' ) as $method ) {
			$client = $this->client( self::TEST, 0 );
			$id     = $client->post( '/v1/products', array( 'name' => 'Thing' ), wp_generate_uuid4() )['id'];
			self::command( 'faults', array( 'fault' => $fault ) );
			self::assertFails(
				$failure,
				static fn (): array => match ( $method ) {
					'GET'    => $client->get( "/v1/products/$id" ),
					'POST'   => $client->post( "/v1/products/$id", array( 'name' => 'Other' ), wp_generate_uuid4() ),
					'DELETE' => $client->delete( "/v1/products/$id" ),
				}
			);
		}
	}

	public function test_where_nobody_listens_nothing_was_sent(): void {
		remove_all_filters( 'slipstream_stripe_url' );
		add_filter( 'slipstream_stripe_url', static fn (): string => 'http://localhost:9' );
		$error = self::error_of( fn (): array => $this->client()->post( '/v1/customers', array(), 'one' ) );
		self::assertSame( Stripe_Failure::Unreachable, $error->failure );
		self::assertSame( 'stripe_unreachable', $error->error_code );
		self::assertCount( 2, $this->pauses );
	}

	public function test_wordpress_without_a_way_out_has_sent_nothing(): void {
		remove_all_filters( 'slipstream_stripe_url' );
		self::assertFails( Stripe_Failure::Unreachable, fn (): array => $this->client()->get( '/v1/balance' ) );
	}

	/** @return iterable<string, array{string, Stripe_Failure}> What WordPress says when there is no answer. */
	public static function silences(): iterable {
		yield 'no name' => array( 'cURL error 6: Could not resolve host: api.stripe.com', Stripe_Failure::Unreachable );
		yield 'nobody there' => array( 'cURL error 7: Failed to connect to api.stripe.com port 443: Connection refused', Stripe_Failure::Unreachable );
		yield 'no proxy' => array( 'cURL error 5: Could not resolve proxy: proxy', Stripe_Failure::Unreachable );
		yield 'a wrong certificate' => array( 'cURL error 60: SSL certificate problem: self-signed certificate', Stripe_Failure::Unreachable );
		yield 'no handshake' => array( 'cURL error 35: OpenSSL SSL_connect: Connection reset by peer', Stripe_Failure::Unreachable );
		yield 'no connection in time' => array( 'cURL error 28: Connection timed out after 30001 milliseconds', Stripe_Failure::Unreachable );
		yield 'no connection in time, as newer ones say' => array( 'cURL error 28: Connection timeout after 30001 ms', Stripe_Failure::Unreachable );
		yield 'no name in time' => array( 'cURL error 28: Resolving timed out after 30000 milliseconds', Stripe_Failure::Unreachable );
		yield 'no name, without curl' => array( 'php_network_getaddresses: getaddrinfo failed', Stripe_Failure::Unreachable );
		yield 'no answer in time' => array( 'cURL error 28: Operation timed out after 30001 milliseconds with 0 bytes received', Stripe_Failure::Unknown_Outcome );
		yield 'an empty answer' => array( 'cURL error 52: Empty reply from server', Stripe_Failure::Unknown_Outcome );
		yield 'cut off' => array( 'cURL error 56: Recv failure: Connection reset by peer', Stripe_Failure::Unknown_Outcome );
		yield 'half an answer' => array( 'cURL error 18: transfer closed with 10 bytes remaining to read', Stripe_Failure::Unknown_Outcome );
		yield 'cut off while sending' => array( 'cURL error 55: Send failure: Broken pipe', Stripe_Failure::Unknown_Outcome );
		yield 'no answer in time, without curl' => array( 'fsocket timed out', Stripe_Failure::Unknown_Outcome );
		yield 'anything else' => array( 'Something', Stripe_Failure::Unknown_Outcome );
	}

	/** @dataProvider silences */
	public function test_only_what_was_certainly_not_sent_counts_as_such( string $message, Stripe_Failure $failure ): void {
		$say = static fn (): WP_Error => new WP_Error( 'http_request_failed', $message );
		add_filter( 'pre_http_request', $say );
		try {
			self::assertFails( $failure, fn (): array => $this->client( self::TEST, 0 )->post( '/v1/customers', array(), 'one' ) );
		} finally {
			remove_filter( 'pre_http_request', $say );
		}
	}

	public function test_a_missing_right_is_named(): void {
		self::command(
			'keys',
			array(
				'key'    => 'rk_test_readsonly0001',
				'rights' => array( 'customer' => 'read' ),
			)
		);
		$client = $this->client( 'rk_test_readsonly0001' );
		self::assertSame( array(), $client->get( '/v1/customers' )['data'] );
		$error = self::error_of( static fn (): array => $client->post( '/v1/customers', array(), 'one' ) );
		self::assertSame( Stripe_Failure::Missing_Right, $error->failure );
		self::assertSame( 'rak_customer_write', $error->stripe_details->right );
		self::assertStringContainsString( 'rak_customer_write', $error->getMessage() );
		self::assertSame( self::ACCOUNT, $error->stripe_details->account_id );
	}

	public function test_what_is_in_the_other_mode_is_told_from_what_is_nowhere(): void {
		$session = $this->session()['id'];
		self::assertFails(
			Stripe_Failure::Other_Mode,
			fn (): array => $this->client( self::LIVE )->get( Stripe_Client::path( 'checkout', 'sessions', $session ) )
		);
		self::assertFails(
			Stripe_Failure::Not_Found,
			fn (): array => $this->client( self::OTHER_TEST )->get( "/v1/checkout/sessions/$session" )
		);
		self::assertFails( Stripe_Failure::Not_Found, fn (): array => $this->client()->get( '/v1/prices/price_none' ) );
		$price = array( array( 'price' => 'price_none' ) );
		self::assertFails( Stripe_Failure::Not_Found, fn (): array => $this->session( array( 'line_items' => $price ) ) );
	}

	public function test_a_wrong_parameter_is_named(): void {
		$error = self::error_of(
			fn (): array => $this->client()->post( '/v1/products', array( 'metadata' => array( 'a' => 'b' ) ), 'one' )
		);
		self::assertSame( Stripe_Failure::Invalid, $error->failure );
		self::assertSame( 'name', $error->stripe_details->param );
		self::assertSame( 'parameter_missing', $error->stripe_details->code );
		self::assertMatchesRegularExpression( '/^req_\d+$/', (string) $error->stripe_details->request_id );
		$error = self::error_of( fn (): array => $this->session( array(), null, 10 ) );
		self::assertSame( 'amount_too_small', $error->stripe_details->code );
		self::assertSame( 'The amount is below the minimum that Stripe accepts.', $error->getMessage() );
	}

	public function test_a_key_is_not_good_for_something_else(): void {
		$this->client()->post( '/v1/customers', array( 'name' => 'One' ), 'same' );
		self::assertFails(
			Stripe_Failure::Idempotency,
			fn (): array => $this->client()->post( '/v1/customers', array( 'name' => 'Two' ), 'same' )
		);
	}

	public function test_a_request_that_still_runs_is_waited_for(): void {
		self::command( 'settings', array( 'workTime' => 700 ) );
		$first = new Streamed_Answer(
			self::$url . '/v1/customers',
			'name=One',
			array( 'Authorization: Bearer ' . self::TEST, 'Idempotency-Key: same', 'Content-Type: application/x-www-form-urlencoded' )
		);
		while ( array() === self::requests() ) {
			$first->pump();
		}
		self::assertFails(
			Stripe_Failure::In_Progress,
			fn (): array => $this->client( self::TEST, 0 )->post( '/v1/customers', array( 'name' => 'One' ), 'same' )
		);
		$first->read();
		self::assertSame(
			json_decode( $first->raw, true )['id'],
			$this->client()->post( '/v1/customers', array( 'name' => 'One' ), 'same' )['id']
		);
	}

	/** @return iterable<string, array{int, mixed, Stripe_Failure}> Answers as they are documented, and others. */
	public static function answers(): iterable {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of ours.
		$scenarios = json_decode( (string) file_get_contents( __DIR__ . '/scenarios.json' ), true );
		$failures  = array(
			Stripe_Failure::Invalid,
			Stripe_Failure::Invalid,
			Stripe_Failure::Unauthorized,
			Stripe_Failure::Card,
			Stripe_Failure::Missing_Right,
			Stripe_Failure::Not_Found,
			Stripe_Failure::Other_Mode,
			Stripe_Failure::Idempotency,
			Stripe_Failure::In_Progress,
			Stripe_Failure::Rate_Limited,
			Stripe_Failure::Rate_Limited,
		);
		foreach ( $scenarios['errors'] as $at => $error ) {
			yield "documented $at" => array( $error['http'], $error['body'], $failures[ $at ] );
		}
		yield 'a limit as 400' => array(
			400,
			array(
				'error' => array(
					'type' => 'invalid_request_error',
					'code' => 'rate_limit',
				),
			),
			Stripe_Failure::Rate_Limited,
		);
		yield 'missing as 400' => array(
			400,
			array(
				'error' => array(
					'type' => 'invalid_request_error',
					'code' => 'resource_missing',
				),
			),
			Stripe_Failure::Not_Found,
		);
		yield 'a page in between says 401' => array( 401, null, Stripe_Failure::Unknown_Outcome );
		yield 'a page in between says 403' => array( 403, array( 'error' => 'denied' ), Stripe_Failure::Unknown_Outcome );
		yield 'a server in between says 429' => array( 429, null, Stripe_Failure::Rate_Limited );
		yield 'a redirect' => array( 302, null, Stripe_Failure::Unknown_Outcome );
		yield 'success that is none' => array( 200, array( 'ok' => true ), Stripe_Failure::Unknown_Outcome );
		yield 'success with an error' => array( 200, array( 'error' => array( 'type' => 'api_error' ) ), Stripe_Failure::Unknown_Outcome );
		yield 'an error of Stripe' => array( 500, array( 'error' => array( 'type' => 'api_error' ) ), Stripe_Failure::Unknown_Outcome );
		yield 'nonsense' => array(
			400,
			array(
				'error' => array(
					'type'    => 7,
					'message' => array(),
				),
			),
			Stripe_Failure::Unknown_Outcome,
		);
	}

	/** @dataProvider answers */
	public function test_answers_are_read( int $status, mixed $body, Stripe_Failure $failure ): void {
		$error = Error_Reader::read( $status, $body, static fn (): ?string => null );
		self::assertSame( $failure->name, $error->failure->name );
		self::assertNotSame( '', $error->getMessage() );
		self::assertGreaterThanOrEqual( 400, $error->http_status );
	}

	public function test_no_error_shows_a_secret(): void {
		$message = 'Invalid API Key provided: ' . self::TEST . ', Bearer ' . self::LIVE . ', whsec_abc123, pi_3A_secret_B1';
		$error   = Error_Reader::read(
			401,
			array(
				'error' => array(
					'type'    => 'invalid_request_error',
					'message' => $message,
				),
			),
			static fn (): ?string => null
		);
		self::assertSame(
			'Invalid API Key provided: sk_test_…, Bearer…, whsec_…, pi_3A_secret_…',
			$error->stripe_details->message
		);
		$client = $this->client();
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- What a dump shows.
		self::assertStringNotContainsString( self::TEST, print_r( $client, true ) );
		self::assertStringNotContainsString( self::TEST, $error->getMessage() );
	}

	public function test_no_path_leads_elsewhere(): void {
		foreach ( array( '/v1/../v2/x', '/v1/a?b=c', '/v1/a b', '/v2/accounts', '/v1/', '/v1/a%2Fb', "/v1/a\n" ) as $path ) {
			try {
				$this->client()->get( $path );
				self::fail( $path );
			} catch ( InvalidArgumentException $error ) {
				self::assertStringContainsString( 'path', $error->getMessage() );
			}
		}
		$this->expectException( InvalidArgumentException::class );
		Stripe_Client::path( 'checkout', 'sessions', 'cs_test_1/line_items' );
	}

	public function test_a_key_that_stripe_would_not_keep_is_refused(): void {
		$this->expectException( InvalidArgumentException::class );
		$this->client()->post( '/v1/customers', array(), str_repeat( 'x', 256 ) );
	}

	public function test_what_is_no_list_is_not_gone_through(): void {
		$this->expectException( Unexpected_Response::class );
		iterator_to_array( $this->client()->each( '/v1/customers/search', array( 'query' => "name:'nobody'" ) ) );
	}
}
