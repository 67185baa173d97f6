<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Protection;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Source;
use Slipstream\Http\Visitor;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Rendering\Confirmation;
use Slipstream\Support\System_Clock;
use Slipstream\Tests\Forms\Forms_Case;

require_once dirname( __DIR__ ) . '/Forms_Case.php';

/**
 * Limits of visitors, and references that mean nothing elsewhere.
 */
final class Visitors_Test extends Forms_Case {

	private const ANN = array(
		'name'  => 'Ann',
		'email' => 'ann@example.org',
	);

	protected function tearDown(): void {
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		parent::tearDown();
	}

	public function test_a_network_of_ipv6_is_one_visitor(): void {
		$mark = static fn ( string $ip ): string => ( new Visitor( $ip ) )->mark();
		self::assertSame( $mark( '2001:db8:1:2::1' ), $mark( '2001:DB8:1:2:ffff:ffff:ffff:ffff' ) );
		self::assertNotSame( $mark( '2001:db8:1:2::1' ), $mark( '2001:db8:1:3::1' ) );
		self::assertSame( $mark( '192.0.2.1' ), $mark( '::ffff:192.0.2.1' ) );
		self::assertNotSame( $mark( '192.0.2.1' ), $mark( '192.0.2.2' ) );
		self::assertNotSame( $mark( '::1' ), $mark( '' ) );

		add_filter( 'slipstream_form_limits', static fn (): array => array( 'visitor' => 2 ) );
		$this->publish( self::CONTACT );
		$statuses = array();
		foreach ( array( 1, 2, 3 ) as $number ) {
			$_SERVER['REMOTE_ADDR'] = "2001:db8:1:2::$number";
			$statuses[]             = $this->send( array( 'name' => "Ann $number" ) + self::ANN )->get_status();
		}
		self::assertSame( array( 200, 200, 429 ), $statuses );
		self::assertStringContainsString( 'hash:' . $mark( '2001:db8:1:2::9' ), $this->response()->text( 'ip' ) );
	}

	public function test_a_visitor_has_a_limit_over_all_forms(): void {
		add_filter(
			'slipstream_form_limits',
			static fn (): array => array(
				'visitor'       => 2,
				'visitor_total' => 3,
			)
		);
		$statuses = array();
		foreach ( array( 1, 2, 3, 4 ) as $number ) {
			$this->publish( self::CONTACT );
			$statuses[] = $this->send( array( 'name' => "Ann $number" ) + self::ANN )->get_status();
		}
		self::assertSame( array( 200, 200, 200, 429 ), $statuses );
	}

	public function test_what_is_held_has_an_end(): void {
		add_filter( 'slipstream_form_limits', static fn (): array => array( 'site' => 1 ) );
		$this->publish( self::CONTACT );
		$statuses = array_map(
			fn ( int $number ): int => $this->send( array( 'name' => "Ann $number" ) + self::ANN )->get_status(),
			range( 1, 11 )
		);
		self::assertSame( array( ...array_fill( 0, 10, 200 ), 429 ), $statuses );
		self::assertCount( 1, $this->mails );
		self::assertSame( 10, $this->responses() );
	}

	public function test_a_reference_means_nothing_to_another_site_with_the_same_keys(): void {
		$this->publish( self::CONTACT );
		$values = $this->fill( self::ANN );
		$sealed = $this->tokens()->seal( 'file', array( 'form' => '1' ) );
		$other  = static fn (): string => 'https://other.example';
		add_filter( 'pre_option_home', $other );
		self::assertSame( array(), $this->tokens()->open( 'file', $sealed ) );
		$answer = $this->post( $values );
		remove_filter( 'pre_option_home', $other );
		self::assertSame(
			array( 400, 'form_bad_reference' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
		$secure = static fn (): string => str_replace( 'http:', 'https:', (string) get_option( 'siteurl' ) );
		add_filter( 'pre_option_home', $secure );
		$status = $this->post( $values )->get_status();
		remove_filter( 'pre_option_home', $secure );
		self::assertSame( 200, $status, 'A site that goes over to https keeps its cached pages.' );
	}

	public function test_a_confirmation_shows_the_response_of_its_own_form_alone(): void {
		$page = $this->publish( self::CONTACT );
		$this->send( self::ANN );
		$id     = $this->response()->post->ID;
		$mine   = new Form( (string) $page, 'hash', array(), new Form_Source( 'post', (string) $page, $page ) );
		$other  = new Form(
			(string) $page,
			'hash',
			array(),
			new Form_Source( 'post', (string) ( $page + 1 ), $page + 1 )
		);
		$second = new Form( "$page-2", 'hash', array(), new Form_Source( 'post', (string) $page, $page ) );
		self::assertStringContainsString( 'ann@example.org', (string) $this->confirmed( $mine, $mine, $id ) );
		self::assertNull( $this->confirmed( $mine, $other, $id ) );
		self::assertNull( $this->confirmed( $mine, $second, $id ) );
		foreach ( array( $other, $second ) as $form ) {
			self::assertStringNotContainsString( 'ann@example.org', (string) $this->confirmed( $form, $form, $id ) );
		}
		self::assertNull(
			$this->confirmed( $mine, $mine, $id, static fn (): string => 'https://other.example' ),
			'Nor does another site show it.'
		);
	}

	/** What a form shows to one who comes from another's confirmation. */
	private function confirmed( Form $sent, Form $shown, int $id, ?callable $home = null ): ?string {
		$confirmation = new Confirmation( new Feedback_Store(), new System_Clock() );
		parse_str( (string) wp_parse_url( $confirmation->address( $sent, $id, '/' ), PHP_URL_QUERY ), $_GET );
		$_GET['contact-form-id'] = $shown->id;
		add_filter( 'pre_option_home', $home ?? '__return_false' );
		$html = $confirmation->shown( $shown );
		remove_filter( 'pre_option_home', $home ?? '__return_false' );
		return $html;
	}
}
