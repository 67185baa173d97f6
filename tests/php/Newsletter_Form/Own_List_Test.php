<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Newsletter_Form;

use Slipstream\Newsletter_Form\Form\Form_Page;
use Slipstream\Newsletter_Form\Form\Offer;
use Slipstream\Newsletter_Form\Newsletter_Form_Module;
use Slipstream\Newsletter_Form\Newsletter_Form_Settings;
use Slipstream\Plugin;
use Slipstream\Subscribers\Subscribers_Module;
use Slipstream\Tests\Members\Browser;
use Slipstream\Tests\Subscribers\Subscribers_Case;

require_once dirname( __DIR__ ) . '/Subscribers/Subscribers_Case.php';

/** The same form, for the site's own list. */
final class Own_List_Test extends Subscribers_Case {

	protected function setUp(): void {
		parent::setUp();
		update_option( Newsletter_Form_Settings::LIST, 'own' );
	}

	protected function tearDown(): void {
		delete_option( Newsletter_Form_Settings::LIST );
		parent::tearDown();
	}

	/** @param array<string, mixed> $attributes */
	private function draw( array $attributes = array() ): string {
		\WP_Block_Supports::$block_to_render = array(
			'blockName' => 'jetpack/mailchimp',
			'attrs'     => $attributes,
		);
		return Plugin::module( Newsletter_Form_Module::class )->block()->render( $attributes, '' );
	}

	public function test_whoever_signs_up_confirms_and_what_they_agreed_to_is_kept(): void {
		$html = $this->draw( array( 'consentText' => 'I <em>want</em> posts' ) );
		$to   = Plugin::module( Newsletter_Form_Module::class )->services()->form_page()->respond(
			'1',
			wp_slash( array( 'email' => self::ANN ) + Browser::hidden( $html ) )
		);
		self::assertIsString( $to );
		self::assertNull( $this->known() );
		self::assertSame( array( self::ANN ), array_column( $this->mails, 'to' ) );
		$this->confirm( $this->token() );
		self::assertTrue( $this->known()?->is_active() );
		$proof = $this->services()->proofs()->of_email( self::ANN )[0];
		self::assertSame( array( 'I want posts', 'block' ), array( $proof->agreed->text, $proof->agreed->form ) );
	}

	public function test_it_says_what_the_list_says(): void {
		self::assertStringContainsString( 'By subscribing, you agree to get new posts', $this->draw() );
		$status = $this->rest( 'GET', '/wpcom/v2/mailchimp' )->get_data();
		self::assertSame( array( 'connected', 'own' ), array( $status['code'], $status['list'] ) );
		self::assertSame( array(), $this->rest( 'GET', '/wpcom/v2/mailchimp/groups' )->get_data()['interest_categories'] );
	}

	public function test_groups_are_categories_of_the_newsletter(): void {
		$id = (int) wp_insert_term( 'Soups & more', 'category' )['term_id'];
		wp_insert_term( 'Other', 'category' );
		update_option( 'wpcom_newsletter_categories', array( $id, (int) get_option( 'default_category' ) ) );
		update_option( 'wpcom_newsletter_categories_enabled', 1 );
		$groups = $this->rest( 'GET', '/wpcom/v2/mailchimp/groups' )->get_data()['interest_categories'];
		self::assertContains(
			array(
				'id'   => (string) $id,
				'name' => 'Soups & more',
			),
			$groups[0]['interests']
		);
		$offer = new Offer( 'own', 'Yes', home_url( '/' ), 'en_US', time(), '', array( (string) $id ) );
		Plugin::module( Newsletter_Form_Module::class )->services()->form_page()->respond(
			'1',
			wp_slash(
				array(
					'email'                => self::ANN,
					Form_Page::FIELD_OFFER => $offer->seal(),
				)
			)
		);
		$this->confirm( $this->token() );
		self::assertSame( array( $id ), $this->known()?->categories );
		delete_option( 'wpcom_newsletter_categories' );
		delete_option( 'wpcom_newsletter_categories_enabled' );
	}

	public function test_there_is_no_form_while_the_site_keeps_no_list(): void {
		Plugin::modules()->set( Plugin::module( Subscribers_Module::class ), false );
		self::assertSame( '', $this->draw() );
	}
}
