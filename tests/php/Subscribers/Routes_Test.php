<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Subscribers;

use Slipstream\Http\Bot_Trap;
use Slipstream\Rest\Download_Response;
use Slipstream\Subscribers\Subscribers_Settings;
use Slipstream\Subscribers\People\Access;
use Slipstream\Subscribers\People\Joining;
use Slipstream\Subscribers\People\Left_By;
use Slipstream\Subscribers\Sign_Up\Request;
use Slipstream\Tests\Failing_Statements;
use Slipstream\Tests\Site_Settings;
use WP_REST_Request;

require_once __DIR__ . '/Subscribers_Case.php';
require_once dirname( __DIR__ ) . '/Failing_Statements.php';

/**
 * What administrators and scripts ask for.
 */
final class Routes_Test extends Subscribers_Case {

	use Failing_Statements;

	protected const COMMITS = true;

	private const OWN = '/slipstream/v1/subscribers';

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'COMMIT' );
		$this->sign_in( 'administrator' );
	}

	/** @param array<string, mixed> $params */
	private function code( string $method, string $path, array $params = array() ): string {
		$answer = $this->rest( $method, $path, $params );
		return $answer->get_status() . ' ' . ( $answer->get_data()['code'] ?? '' );
	}

	/** @param list<int> $categories */
	private function add( string $email, string $name = '', array $categories = array(), Access $access = Access::Free ): int {
		return $this->services()->subscribers()->add( new Joining( $email, 'test', $name, '', $categories, $access ) )->id;
	}

	public function test_counts_are_those_of_the_site(): void {
		$this->add( 'a@example.org' );
		$this->add( 'b@example.org', access: Access::Paid );
		$this->services()->subscribers()->leave( $this->add( 'c@example.org' ), Left_By::Person );
		$this->sign_up( 'pending@example.org' );
		$counts = array(
			'total_subscribers' => 2,
			'email_subscribers' => 2,
			'social_followers'  => 0,
			'paid_subscribers'  => 1,
		);
		self::assertSame( array( 'counts' => $counts ), $this->rest( 'GET', '/wpcom/v2/subscribers/counts' )->get_data() );
		self::assertSame( array( 'count' => 2 ), $this->rest( 'GET', '/wpcom/v2/subscribers/count', array( 'include_publicize_subscribers' => true ) )->get_data() );
		wp_set_current_user( 0 );
		$this->sign_in( 'subscriber' );
		self::assertSame( '401 authorization_required', $this->code( 'GET', '/wpcom/v2/subscribers/counts' ) );
	}

	public function test_newsletter_categories_and_who_gets_a_post(): void {
		$ids = array_map( static fn ( string $name ): int => (int) wp_insert_term( $name, 'category' )['term_id'], array( 'Boats & more', 'Ships', 'Other' ) );
		Site_Settings::set( Subscribers_Settings::CATEGORIES, array( $ids[0], $ids[1] ) );
		$this->add( 'all@example.org' );
		$this->add( 'boats@example.org', categories: array( $ids[0] ) );
		$this->add( 'ships@example.org', categories: array( $ids[1] ) );
		$count = fn ( string $terms ): int => $this->rest( 'GET', '/wpcom/v2/newsletter-categories/count', array( 'term_ids' => $terms ) )->get_data()['subscriptions_count'];
		self::assertSame( 3, $count( (string) $ids[0] ), 'Nobody can choose yet.' );
		Site_Settings::set( Subscribers_Settings::CATEGORIES_ENABLED, true );
		self::assertSame( array( 2, 3, 3, 3 ), array( $count( (string) $ids[0] ), $count( "$ids[0],$ids[1]" ), $count( '' ), $count( (string) $ids[2] ) ) );
		$answer = $this->rest( 'GET', '/wpcom/v2/newsletter-categories' )->get_data();
		self::assertTrue( $answer['enabled'] );
		self::assertSame( array( 'id', 'name', 'slug', 'description', 'parent', 'subscription_count' ), array_keys( $answer['newsletter_categories'][0] ) );
		self::assertSame( array( 'Boats & more', 2 ), array( $answer['newsletter_categories'][0]['name'], $answer['newsletter_categories'][0]['subscription_count'] ) );
		foreach ( array( 'x', '1,', "1\n", '-1' ) as $wrong ) {
			self::assertSame( '400 rest_invalid_param', $this->code( 'GET', '/wpcom/v2/newsletter-categories/count', array( 'term_ids' => $wrong ) ) );
		}
	}

	public function test_a_list_is_searched_filtered_and_paged(): void {
		$this->add( 'ann@example.org', 'Ann 100%' );
		$this->add( 'bob@example.org', 'Bob', access: Access::Paid );
		$this->services()->subscribers()->leave( $this->add( 'gone@example.org' ), Left_By::Person );
		$emails = fn ( array $query ): array => array_column( $this->rest( 'GET', self::OWN, $query )->get_data(), 'email' );
		self::assertSame( array( 'bob@example.org', 'ann@example.org' ), $emails( array() ) );
		self::assertSame( array( 'ann@example.org' ), $emails( array( 'search' => '100%' ) ) );
		self::assertSame( array(), $emails( array( 'search' => '%ann%' ) ) );
		self::assertSame( array( 'bob@example.org' ), $emails( array( 'access' => 'paid' ) ) );
		self::assertSame( array( '' ), $emails( array( 'state' => 'left' ) ) );
		$found = $this->rest( 'GET', self::OWN, array( 'state' => 'left', 'search' => 'Gone@example.org' ) ); // phpcs:ignore WordPress.Arrays
		self::assertCount( 1, $found->get_data(), 'Who has left is found by the whole address.' );
		self::assertSame( array(), $emails( array( 'state' => 'left', 'search' => 'gone' ) ) ); // phpcs:ignore WordPress.Arrays
		$page = $this->rest( 'GET', self::OWN, array( 'per_page' => 1, 'page' => 2 ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array( 'ann@example.org', '2', '2' ), array( $page->get_data()[0]['email'], $page->get_headers()['X-WP-Total'], $page->get_headers()['X-WP-TotalPages'] ) );
		self::assertSame( '400 rest_invalid_param', $this->code( 'GET', self::OWN, array( 'state' => 'x' ) ) );
	}

	public function test_one_is_shown_with_the_proof_and_deleted_for_good(): void {
		$ann    = $this->subscribe();
		$answer = $this->rest( 'GET', self::OWN . "/$ann->id" )->get_data();
		self::assertSame( array( 'confirmed', '203.0.113.7', '203.0.113.7' ), array( $answer['proofs'][0]['kind'], $answer['proofs'][0]['asked_ip'], $answer['proofs'][0]['confirmed_ip'] ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{12}$/', $answer['proofs'][0]['text_version'] );
		$gone = $this->rest( 'DELETE', self::OWN . "/$ann->id" )->get_data();
		self::assertSame( array( 'left', '' ), array( $gone['state'], $gone['email'] ) );
		self::assertSame( '200 ', $this->code( 'DELETE', self::OWN . "/$ann->id" ), 'Twice does no harm.' );
		self::assertCount( 1, $this->rest( 'GET', self::OWN . "/$ann->id" )->get_data()['proofs'], 'The proof stays.' );
		self::assertSame( '404 subscriber_not_found', $this->code( 'GET', self::OWN . '/999999' ) );
		self::assertSame( '409 subscriber_left', $this->code( 'POST', self::OWN, array( 'email' => self::ANN ) ) );
		self::assertSame( '409 subscriber_left', $this->code( 'POST', self::OWN, array( 'email' => self::ANN, 'consent' => 'Said so.' ) ) ); // phpcs:ignore WordPress.Arrays
	}

	public function test_who_is_added_by_hand_is_asked_unless_the_owner_vouches(): void {
		self::assertSame( '202 ', $this->code( 'POST', self::OWN, array( 'email' => 'Bob@example.org' ) ) );
		self::assertNull( $this->known( 'bob@example.org' ) );
		self::assertSame( array( 'bob@example.org' ), array_column( $this->mails, 'to' ) );
		$this->confirm( $this->token() );
		self::assertTrue( $this->known( 'bob@example.org' )?->is_active() );
		self::assertSame( get_current_user_id(), $this->services()->proofs()->of_email( 'bob@example.org' )[0]->user_id );
		$answer = $this->rest( 'POST', self::OWN, array( 'email' => self::ANN, 'name' => 'Ann', 'consent' => 'Signed a list.' ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array( 201, 'added', self::ANN ), array( $answer->get_status(), $answer->get_data()['status'], $answer->get_data()['email'] ) );
		self::assertSame( array( 'vouched', 'Signed a list.' ), array( $this->services()->proofs()->of_email( self::ANN )[0]->kind->value, $this->services()->proofs()->of_email( self::ANN )[0]->agreed->text ) );
		self::assertCount( 1, $this->mails );
		self::assertSame( '409 subscriber_known', $this->code( 'POST', self::OWN, array( 'email' => self::ANN ) ) );
		self::assertSame( '400 invalid_email', $this->code( 'POST', self::OWN, array( 'email' => 'no' ) ) );
		self::assertSame( '400 subscriber_no_category', $this->code( 'POST', self::OWN, array( 'email' => 'c@example.org', 'categories' => array( 99999 ) ) ) ); // phpcs:ignore WordPress.Arrays
		for ( $time = 1; $time <= 5; $time++ ) {
			$this->forget_counts();
			self::assertSame( '202 ', $this->code( 'POST', self::OWN, array( 'email' => 'd@example.org' ) ) );
		}
		$this->forget_counts();
		self::assertSame( '409 subscriber_asked', $this->code( 'POST', self::OWN, array( 'email' => 'd@example.org' ) ) );
	}

	public function test_scripts_sign_up_without_a_login(): void {
		wp_set_current_user( 0 );
		$form   = $this->form( self::ANN );
		$values = array(
			'offer' => $form[ Request::FIELD_OFFER ],
			'email' => self::ANN,
		);
		$path   = self::OWN . '/sign-up';
		self::assertSame( '400 subscribe_refused', $this->code( 'POST', $path, $values + array( Bot_Trap::name( Request::TRAP ) => 'x' ) ) );
		self::assertSame( '400 subscribe_stale_form', $this->code( 'POST', $path, array( 'offer' => 'x' ) + $values ) );
		self::assertSame( '400 invalid_email', $this->code( 'POST', $path, array( 'email' => 'x' ) + $values ) );
		self::assertSame( '200 ', $this->code( 'POST', $path, $values ) );
		$this->confirm( $this->token() );
		self::assertSame( '200 ', $this->code( 'POST', $path, $values ), 'The same for who is known.' );
		self::assertTrue( $this->known()?->is_active() );
	}

	public function test_a_file_is_imported_step_by_step(): void {
		$made = $this->rest( 'POST', self::OWN . '/imports', array( 'text' => "Email;Name\nann@example.org;Ann\nno;x\n", 'name' => 'a.csv' ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 201, $made->get_status() );
		$item = $made->get_data();
		self::assertSame( array( 'draft', ';', array( array( 'Email', 'Name' ), array( self::ANN, 'Ann' ), array( 'no', 'x' ) ) ), array( $item['state'], $item['delimiter'], $item['preview'] ) );
		$path = self::OWN . "/imports/{$item['id']}";
		self::assertSame( '400 import_no_email', $this->code( 'POST', "$path/start", array( 'consent' => 'x', 'mapping' => array( 'email' => -1 ) ) ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( '400 import_no_consent', $this->code( 'POST', "$path/start", array( 'consent' => ' ' ) ) );
		self::assertSame( 'running', $this->rest( 'POST', "$path/start", array( 'consent' => 'Said so.', 'mapping' => array( 'name' => array() ) ) )->get_data()['state'] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( '409 import_begun', $this->code( 'POST', "$path/start", array( 'consent' => 'Said so.' ) ) );
		self::assertSame( '409 import_runs', $this->code( 'DELETE', $path ) );
		$this->run_jobs();
		$done = $this->rest( 'GET', $path )->get_data();
		self::assertSame( array( 'done', 2, 1, 1, array() ), array( $done['state'], $done['counts']['total'], $done['counts']['added'], $done['counts']['refused'], $done['preview'] ) );
		self::assertSame( '', $this->known()?->name, 'As the owner said.' );
		self::assertSame( array( array( 'line' => 3, 'reason' => 'invalid', 'message' => 'This is not an email address.' ) ), $this->rest( 'GET', "$path/refused" )->get_data() ); // phpcs:ignore WordPress.Arrays
		self::assertCount( 1, $this->rest( 'GET', self::OWN . '/imports' )->get_data() );
		self::assertSame( '200 ', $this->code( 'DELETE', $path ) );
		self::assertSame( '404 import_not_found', $this->code( 'GET', $path ) );
		self::assertSame( '400 import_no_file', $this->code( 'POST', self::OWN . '/imports' ) );
	}

	public function test_a_file_is_uploaded(): void {
		$path = (string) tempnam( get_temp_dir(), 'csv' );
		file_put_contents( $path, "\xFF\xFE" . mb_convert_encoding( "Email\tName\nann@example.org\tZoë", 'UTF-16LE', 'UTF-8' ) );
		$send = static function ( array $file ): array {
			$request = new WP_REST_Request( 'POST', self::OWN . '/imports' );
			$request->set_file_params( array( 'file' => $file ) );
			return rest_get_server()->dispatch( $request )->get_data();
		};
		$item = $send( array( 'name' => 'a.csv', 'tmp_name' => $path, 'error' => UPLOAD_ERR_OK ) ); // phpcs:ignore WordPress.Arrays
		self::assertSame( array( 'UTF-16', "\t", array( self::ANN, 'Zoë' ) ), array( $item['encoding'], $item['delimiter'], $item['preview'][1] ) );
		self::assertSame( 'import_too_large', $send( array( 'name' => 'a', 'tmp_name' => '', 'error' => UPLOAD_ERR_INI_SIZE ) )['code'] ); // phpcs:ignore WordPress.Arrays
		self::assertSame( 'import_no_file', $send( array( 'name' => 'a', 'tmp_name' => '/nothing', 'error' => UPLOAD_ERR_OK ) )['code'] ); // phpcs:ignore WordPress.Arrays
		wp_delete_file( $path );
	}

	public function test_an_export_is_a_file_of_those_that_are_wanted(): void {
		$this->add( 'ann@example.org', '=1+1' );
		$this->add( 'bob@example.org' );
		$answer = $this->rest( 'POST', self::OWN . '/export', array( 'search' => 'ann' ) );
		self::assertInstanceOf( Download_Response::class, $answer );
		$stream = fopen( 'php://temp', 'w+b' );
		$answer->write( $stream );
		rewind( $stream );
		$text = (string) stream_get_contents( $stream );
		self::assertStringContainsString( "ann@example.org,'=1+1,", $text );
		self::assertStringNotContainsString( 'bob@', $text );
	}

	public function test_a_database_that_fails_answers_503(): void {
		$GLOBALS['wpdb']->suppress_errors( true );
		add_filter( 'slipstream_subscribe_limits', static fn (): array => array_fill_keys( array( 'address', 'visitor', 'domain', 'site' ), 999 ) );
		$id      = $this->add( self::ANN );
		$import  = $this->rest( 'POST', self::OWN . '/imports', array( 'text' => 'a@example.org' ) )->get_data()['id'];
		$offer   = $this->form( self::ANN )[ Request::FIELD_OFFER ];
		$answers = array(
			array( 'GET', '/wpcom/v2/subscribers/counts', array() ),
			array( 'GET', '/wpcom/v2/subscribers/count', array() ),
			array( 'GET', '/wpcom/v2/newsletter-categories/count', array() ),
			array( 'GET', self::OWN, array() ),
			array( 'GET', self::OWN . "/$id", array() ),
			array( 'POST', self::OWN, array( 'email' => 'new@example.org' ) ),
			array( 'POST', self::OWN . '/export', array() ),
			array( 'GET', self::OWN . '/imports', array() ),
			array( 'GET', self::OWN . "/imports/$import", array() ),
			array( 'GET', self::OWN . "/imports/$import/refused", array() ),
			array( 'POST', self::OWN . '/imports', array( 'text' => 'b@example.org' ) ),
			array( 'DELETE', self::OWN . "/$id", array() ),
			array( 'POST', self::OWN . '/sign-up', array( 'offer' => $offer, 'email' => 'x@example.org' ) ), // phpcs:ignore WordPress.Arrays
		);
		foreach ( $answers as list( $method, $path, $params ) ) {
			$this->fail_each_of(
				'503',
				1,
				array( '/slipstream_(subscriber(?!s_key)|counters)/', '/slipstream_(subscriber(?!s_key)|counters)/' ),
				function () use ( $method, $path, $params ): string {
					$status = $this->rest( $method, $path, $params )->get_status();
					// What was stored by the try before is no failure of the database.
					return $status < 300 || 409 === $status ? '' : (string) $status;
				}
			);
		}
		$GLOBALS['wpdb']->suppress_errors( false );
	}
}
