<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter_Form;

use Slipstream\Newsletter_Form\Mailchimp\Audience_Choice;

require_once __DIR__ . '/Mailchimp_Case.php';

/** What the routes tell whom. */
final class Routes_Test extends Mailchimp_Case {

	public function test_anybody_learns_whether_there_is_a_form_and_mailchimp_is_not_asked(): void {
		self::assertSame(
			array(
				'code'        => 'connected',
				'connect_url' => admin_url( 'admin.php?page=my-jetpack#/mailchimp' ),
				'site_id'     => get_current_blog_id(),
				'list'        => 'mailchimp',
			),
			$this->rest( 'GET', '/wpcom/v2/mailchimp' )->get_data()
		);
		foreach ( array( '', 'nothing', '{"keyring_id":1}', '{"follower_list_id":"../x"}', '[]' ) as $stored ) {
			update_option( Audience_Choice::OPTION, $stored );
			self::assertSame( 'not_connected', $this->rest( 'GET', '/wpcom/v2/mailchimp' )->get_data()['code'] );
		}
		self::assertSame( array(), $this->asked() );
	}

	public function test_groups_are_told_to_anybody_and_hidden_ones_to_authors(): void {
		$titles = fn (): array => array_column( $this->rest( 'GET', '/wpcom/v2/mailchimp/groups' )->get_data()['interest_categories'], 'title' );
		self::assertSame( array( 'What do you like?' ), $titles() );
		$calls  = count( $this->asked() );
		self::assertSame( array( 'What do you like?' ), $titles() );
		self::assertCount( $calls, $this->asked(), 'Strangers have it asked once.' );
		$this->sign_in( 'contributor' );
		self::assertSame( array( 'What do you like?', 'Internal' ), $titles() );
		self::assertSame(
			array(
				array(
					'id'   => self::NEWS,
					'name' => 'News',
				),
				array(
					'id'   => self::TIPS,
					'name' => 'Recipes & tips',
				),
			),
			$this->rest( 'GET', '/wpcom/v2/mailchimp/groups' )->get_data()['interest_categories'][0]['interests']
		);
	}

	public function test_a_failure_is_asked_again_by_authors_alone(): void {
		$this->misbehave( 'html', '', 2 );
		$ask = fn (): int => $this->rest( 'GET', '/wpcom/v2/mailchimp/groups' )->get_status();
		self::assertSame( array( 503, 503, 503 ), array( $ask(), $ask(), $ask() ) );
		self::assertCount( 1, $this->asked() );
		$this->sign_in( 'contributor' );
		self::assertSame( array( 503, 200 ), array( $ask(), $ask() ) );
	}

	public function test_without_a_connection_groups_are_not(): void {
		delete_option( Audience_Choice::OPTION );
		$answer = $this->rest( 'GET', '/wpcom/v2/mailchimp/groups' );
		self::assertSame( 'mailchimp_not_connected', $answer->get_data()['code'] );
	}

	public function test_fields_are_told_to_authors(): void {
		self::assertSame( 401, $this->rest( 'GET', '/slipstream/v1/mailchimp/fields' )->get_status() );
		$this->sign_in( 'contributor' );
		self::assertSame( array( 'FNAME', 'SOURCE', 'AGE' ), array_column( $this->rest( 'GET', '/slipstream/v1/mailchimp/fields' )->get_data()['fields'], 'tag' ) );
	}

	public function test_audiences_are_for_administrators(): void {
		foreach ( array( null, 'editor' ) as $role ) {
			wp_set_current_user( 0 );
			$role && $this->sign_in( $role );
			foreach ( array( 'GET', 'POST' ) as $method ) {
				$answer = $this->rest( $method, '/wpcom/v2/mailchimp/settings', array( 'follower_list_id' => self::SINGLE ) );
				self::assertSame( null === $role ? 401 : 403, $answer->get_status() );
			}
		}
		self::assertSame( array(), $this->asked() );
		$this->sign_in( 'administrator' );
		$answer = $this->rest( 'GET', '/wpcom/v2/mailchimp/settings' );
		self::assertSame(
			array(
				self::DOUBLE,
				24,
				array(
					'id'           => self::DOUBLE,
					'name'         => 'Readers',
					'double_optin' => true,
				),
			),
			array( $answer->get_data()['follower_list_id'], count( $answer->get_data()['audiences'] ), $answer->get_data()['audiences'][0] )
		);
		self::assertStringNotContainsString( self::KEY, (string) wp_json_encode( $answer->get_data() ) );
	}

	public function test_an_audience_that_there_is_not_is_refused(): void {
		$this->sign_in( 'administrator' );
		foreach ( array(
			'abcabcabca' => 'mailchimp_audience_unknown',
			'../x'       => 'rest_invalid_param',
		) as $id => $code ) {
			$answer = $this->rest( 'POST', '/wpcom/v2/mailchimp/settings', array( 'follower_list_id' => $id ) );
			self::assertSame( array( 400, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		}
		self::assertSame( self::DOUBLE, $this->services()->choice()->get() );
	}

	public function test_what_is_wrong_with_the_key_is_told_to_administrators(): void {
		$this->sign_in( 'administrator' );
		update_option( 'slipstream_mailchimp_key', str_repeat( 'f', 32 ) . '-us7' );
		self::assertSame( 'mailchimp_key_refused', $this->rest( 'GET', '/wpcom/v2/mailchimp/settings' )->get_data()['code'] );
		delete_option( 'slipstream_mailchimp_key' );
		self::assertSame( array(), $this->rest( 'GET', '/wpcom/v2/mailchimp/settings' )->get_data()['audiences'] );
		self::assertSame( 'mailchimp_not_connected', $this->rest( 'POST', '/wpcom/v2/mailchimp/settings', array( 'follower_list_id' => self::SINGLE ) )->get_data()['code'] );
	}

	public function test_a_key_that_is_none_is_not_stored(): void {
		$this->sign_in( 'administrator' );
		self::assertSame( 400, $this->rest( 'POST', '/jetpack/v4/settings', array( 'slipstream_mailchimp_key' => 'x-us7.evil.test' ) )->get_status() );
		self::assertSame( 200, $this->rest( 'POST', '/jetpack/v4/settings', array( 'slipstream_mailchimp_key' => self::KEY ) )->get_status() );
		self::assertStringNotContainsString( self::KEY, (string) get_option( 'slipstream_mailchimp_key' ) );
		self::assertStringNotContainsString( self::KEY, (string) wp_json_encode( $this->rest( 'GET', '/jetpack/v4/settings' )->get_data() ) );
	}
}
