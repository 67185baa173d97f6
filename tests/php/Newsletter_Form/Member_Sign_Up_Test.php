<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter_Form;

use Slipstream\Services\Mailchimp\Member;

require_once __DIR__ . '/Mailchimp_Case.php';

/** Who is added to an audience, and what happens to who was there. */
final class Member_Sign_Up_Test extends Mailchimp_Case {

	private const EXTRAS = array(
		'groups' => array( self::NEWS ),
		'tag'    => 'SOURCE',
		'value'  => 'Blog',
	);

	public function test_someone_new_is_asked_where_the_audience_asks_twice(): void {
		$answer = $this->send( ' Ann@Example.org', self::EXTRAS );
		self::assertSame( 200, $answer->get_status() );
		self::assertStringContainsString( 'Check your inbox', $answer->get_data()['message'] );
		$member = $this->member();
		self::assertSame( array( 'pending', array( 'SOURCE' => 'Blog' ), array( self::NEWS => true ), 'de', '' ), array( $member['status'], $member['merge_fields'], $member['interests'], $member['language'], $member['ip_signup'] ) );
		self::assertSame( array( self::ANN ), $this->mails() );
		foreach ( $this->asked( 'PUT' ) as $put ) {
			self::assertNotContains( 'subscribed', $put['body'] );
			self::assertSame( array( '/lists/' . self::DOUBLE . '/members/' . md5( self::ANN ), 'skip_merge_validation=true' ), array( $put['path'], $put['query'] ) );
		}
	}

	public function test_someone_new_is_a_member_where_it_does_not(): void {
		$this->choose( self::SINGLE );
		self::assertSame( 200, $this->send()->get_status() );
		self::assertSame( 'subscribed', $this->member( self::ANN, self::SINGLE )['status'] );
		self::assertSame( array(), $this->mails() );
	}

	public function test_the_owner_can_have_everybody_asked(): void {
		$this->choose( self::SINGLE );
		update_option( 'slipstream_mailchimp_confirm', 1 );
		self::assertStringContainsString( 'Check your inbox', $this->send()->get_data()['message'] );
		self::assertSame( 'pending', $this->member( self::ANN, self::SINGLE )['status'] );
	}

	public function test_fields_that_an_audience_requires_keep_nobody_out(): void {
		$this->choose( self::REQUIRED );
		self::assertSame( 200, $this->send()->get_status() );
		self::assertSame( 'subscribed', $this->member( self::ANN, self::REQUIRED )['status'] );
	}

	public function test_a_member_gains_groups_and_loses_nothing(): void {
		$this->know(
			array(
				'email'        => 'Ann@example.org',
				'status'       => 'subscribed',
				'merge_fields' => array(
					'FNAME'  => 'Ann',
					'SOURCE' => 'Shop',
				),
				'interests'    => array( self::TIPS => true ),
				'language'     => 'fr',
			)
		);
		$before = $this->send( 'new@example.org', self::EXTRAS );
		$calls  = count( $this->asked() );
		$answer = $this->send( self::ANN, self::EXTRAS );
		self::assertSame( array( $before->get_status(), $before->get_data() ), array( $answer->get_status(), $answer->get_data() ), 'Nobody learns that the address was known.' );
		// The audience was read once, for both.
		self::assertCount( 2 * $calls - 1, $this->asked(), 'It takes as many requests.' );
		$member = $this->member();
		self::assertSame(
			array(
				'Ann@example.org',
				'subscribed',
				array(
					'FNAME'  => 'Ann',
					'SOURCE' => 'Shop',
				),
				'fr',
			),
			array( $member['email_address'], $member['status'], $member['merge_fields'], $member['language'] )
		);
		self::assertEquals(
			array(
				self::TIPS => true,
				self::NEWS => true,
			),
			$member['interests']
		);
		self::assertSame( array( 'new@example.org' ), $this->mails() );
	}

	public function test_who_waits_gets_one_more_mail_in_some_hours(): void {
		$this->send();
		self::assertSame( array( self::ANN ), $this->mails() );
		self::assertSame( 200, $this->send()->get_status() );
		self::assertSame( array( self::ANN, self::ANN ), $this->mails() );
		self::assertSame( 200, $this->send( 'ANN@example.org' )->get_status() );
		self::assertSame( array( self::ANN, self::ANN ), $this->mails() );
		self::assertSame( 'pending', $this->member()['status'] );
	}

	public function test_a_mail_that_could_not_be_asked_for_is_asked_for_the_next_time(): void {
		$this->send();
		foreach ( array( 'nothing', 'internal' ) as $how ) {
			// The first request goes well.
			$this->misbehave( $how, 'PUT' );
		}
		self::assertSame( 503, $this->send()->get_status() );
		self::assertSame( array( self::ANN ), $this->mails() );
		self::assertSame( 200, $this->send()->get_status() );
		self::assertSame( array( self::ANN, self::ANN ), $this->mails() );
	}

	public function test_who_was_left_out_by_a_process_that_was_killed_is_asked_the_next_time(): void {
		$this->send();
		$this->misbehave( 'internal', 'PUT', 1 );
		$this->know( array( 'status' => 'unsubscribed' ) );
		self::assertSame( 503, $this->send()->get_status() );
		self::assertSame( 200, $this->send()->get_status() );
		self::assertSame( array( self::ANN, self::ANN ), $this->mails() );
	}

	/** @return iterable<string, array{array<string, mixed>, string, list<string>}> */
	public static function former(): iterable {
		yield 'who has left, where it asks twice' => array( array( 'status' => 'unsubscribed' ), self::DOUBLE, 'pending' );
		yield 'who has left, where it does not' => array( array( 'status' => 'unsubscribed' ), self::SINGLE, 'pending' );
		yield 'who is archived, where it asks twice' => array( array( 'status' => 'archived' ), self::DOUBLE, 'pending' );
		yield 'who is archived, where it does not' => array( array( 'status' => 'archived' ), self::SINGLE, 'subscribed' );
		yield 'a customer' => array( array( 'status' => 'transactional' ), self::SINGLE, 'subscribed' );
	}

	/**
	 * @dataProvider former
	 * @param array<string, mixed> $member
	 */
	public function test_who_was_there_comes_back_by_confirming_alone( array $member, string $list, string $status ): void {
		$this->choose( $list );
		$this->know( $member + array( 'merge_fields' => array( 'SOURCE' => 'Shop' ) ), $list );
		self::assertSame(
			200,
			$this->send(
				self::ANN,
				array(
					'tag'   => 'SOURCE',
					'value' => 'Blog',
				)
			)->get_status()
		);
		$after = $this->member( self::ANN, $list );
		self::assertSame( array( $status, array( 'SOURCE' => 'Shop' ) ), array( $after['status'], $after['merge_fields'] ) );
		self::assertSame( 'pending' === $status ? array( self::ANN ) : array(), $this->mails() );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function outside(): iterable {
		yield 'bounced' => array( array( 'status' => 'cleaned' ), self::DOUBLE );
		yield 'complained' => array( array( 'blocked' => true ), self::SINGLE );
		yield 'deleted for good' => array( array( 'forgotten' => true ), self::DOUBLE );
	}

	/**
	 * @dataProvider outside
	 * @param array<string, mixed> $member
	 */
	public function test_whom_mailchimp_does_not_take_is_led_to_its_own_form( array $member, string $list ): void {
		$this->choose( $list );
		$this->know( $member, $list );
		$answer = $this->send();
		self::assertSame( array( 409, 'newsletter_hosted_form' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( "https://example.us7.list-manage.test/subscribe?u=1&id=$list", $answer->get_data()['data']['url'] );
		self::assertStringContainsString( 'newsletter’s own page', $answer->get_data()['message'] );
		$page = $this->post();
		self::assertInstanceOf( \Slipstream\Http\Site_Page::class, $page );
		self::assertStringContainsString( 'href="https://example.us7.list-manage.test/subscribe?u=1&#038;id=' . $list, $page->html );
	}

	public function test_complained_where_it_does_not_ask_is_tried_as_pending_first(): void {
		$this->choose( self::SINGLE );
		$this->know( array( 'blocked' => true ), self::SINGLE );
		$this->send();
		$puts = $this->asked( 'PUT' );
		self::assertCount( 2, $puts );
		self::assertArrayNotHasKey( 'status', $puts[0]['body'] );
		self::assertSame( 'pending', $puts[1]['body']['status'] );
	}

	public function test_groups_and_fields_that_are_gone_keep_nobody_out(): void {
		$this->command(
			'list',
			array(
				'id'       => self::DOUBLE,
				'isStrict' => true,
			)
		);
		self::assertSame(
			200,
			$this->send(
				self::ANN,
				array(
					'groups' => array( '1111111111' ),
					'tag'    => 'GONE',
					'value'  => 'x',
				)
			)->get_status()
		);
		self::assertSame( 'pending', $this->member()['status'] );
		self::assertSame(
			200,
			$this->send(
				'bob@example.org',
				array(
					'tag'   => 'AGE',
					'value' => 'old',
				)
			)->get_status()
		);
		self::assertSame( 'pending', $this->member( 'bob@example.org' )['status'] );
	}

	public function test_an_address_that_mailchimp_takes_for_none_is_told(): void {
		$answer = $this->send( 'fake@example.org', self::EXTRAS );
		self::assertSame( array( 400, 'invalid_email' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertCount( 1, $this->asked( 'PUT' ) );
	}

	public function test_the_hash_is_of_the_address_in_lower_case_also_beyond_ascii(): void {
		self::assertSame( '2ded449d671fd59967876cd0b579fe6c', Member::hash( " Ada.Example@Example.test\n" ) );
		self::assertSame( md5( 'jürgen@exämple.org' ), Member::hash( 'JÜRGEN@EXÄMPLE.ORG' ) );
	}

	/** @return iterable<string, array{string, int, string}> */
	public static function troubles(): iterable {
		yield 'too many requests' => array( 'throttled', 'newsletter_unavailable' );
		yield 'a bare 403' => array( 'forbidden', 'newsletter_unavailable' );
		yield 'HTML' => array( 'html', 'newsletter_unavailable' );
		yield 'JSON of the servers in front' => array( 'akamai', 'newsletter_unavailable' );
		yield 'half an answer' => array( 'broken', 'newsletter_unavailable' );
		yield 'an error of its own' => array( 'internal', 'newsletter_unavailable' );
		yield 'a lost answer' => array( 'drop', 'newsletter_unavailable' );
	}

	/** @dataProvider troubles */
	public function test_a_trouble_is_told_and_another_try_works( string $how, string $code ): void {
		$this->misbehave( $how, 'PUT' );
		$answer = $this->send();
		self::assertSame( array( 503, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( '60', $answer->get_headers()['Retry-After'] );
		self::assertSame( 200, $this->send()->get_status() );
		self::assertSame( 'pending', $this->member()['status'] );
	}

	public function test_a_key_that_is_refused_is_told_to_the_owner_alone(): void {
		update_option( 'slipstream_mailchimp_key', str_repeat( 'f', 32 ) . '-us7' );
		$answer = $this->send();
		self::assertSame( array( 503, 'newsletter_closed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertStringNotContainsString( 'key', $answer->get_data()['message'] );
		self::assertSame( array( 'mailchimp_refuses' ), array_column( array_map( static fn ( $check ): array => $check->to_array(), $this->services()->checks()->all() ), 'id' ) );
		update_option( 'slipstream_mailchimp_key', self::KEY );
		$this->send();
		self::assertSame( array(), $this->services()->checks()->all() );
	}
}
