<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Privacy;

use Slipstream\Embeds\Embedded_Services;
use Slipstream\Modules\External_Host;
use Slipstream\Plugin;
use Slipstream\Privacy\Policy_Text;
use Slipstream\Privacy\Privacy_Module;
use Slipstream\Tests\Test_Case;

/**
 * The list follows the settings, and so does what is suggested for the privacy policy.
 */
final class External_Hosts_Test extends Test_Case {

	/** @return list<array<string, string>> The hosts that the route tells. */
	private function hosts(): array {
		$this->sign_in( 'administrator' );
		return $this->rest( 'GET', '/slipstream/v1/privacy/hosts' )->get_data()['hosts'];
	}

	public function test_a_new_site_contacts_nobody(): void {
		delete_option( 'slipstream_ai_base_url' );
		self::assertSame( array(), $this->hosts() );
		self::assertStringContainsString(
			'no personal data',
			( new Policy_Text( Plugin::module( Privacy_Module::class )->hosts() ) )->html()
		);
	}

	public function test_the_ai_server_is_told_while_it_is_asked(): void {
		update_option( 'slipstream_ai_base_url', 'https://ai.example.org/v1' );
		self::assertSame(
			array( 'ai.example.org', 'authors' ),
			array( $this->hosts()[0]['host'], $this->hosts()[0]['who'] )
		);
		self::assertStringContainsString(
			'<strong>ai.example.org</strong>',
			( new Policy_Text( Plugin::module( Privacy_Module::class )->hosts() ) )->html()
		);
		update_option( 'slipstream_ai_enabled', 0 );
		self::assertSame( array(), $this->hosts() );
	}

	public function test_a_hub_is_told_in_the_place_of_an_ai_server(): void {
		update_option( 'slipstream_ai_base_url', 'https://ai.example.org/v1' );
		update_option( 'slipstream_provider', 'https://hub.example.org' );
		self::assertSame( array( 'hub.example.org' ), array_column( $this->hosts(), 'host' ) );
	}

	public function test_who_is_asked_where_a_link_leads_is_told_beside_who_is_embedded(): void {
		Embedded_Services::add( 'pinterest' );
		self::assertSame(
			array(
				'assets.pinterest.com' => 'visitors',
				'pin.it'               => 'authors',
				'www.pinterest.com'    => 'authors',
			),
			array_column( $this->hosts(), 'who', 'host' )
		);
	}

	public function test_the_policy_leaves_out_what_is_not_about_people_and_prints_no_markup_of_others(): void {
		$html = ( new Policy_Text(
			array(
				new External_Host( 'Tiles', 'tiles.example.org', External_Host::SITE, 'Nothing.' ),
				new External_Host( '<b>Maps</b>', 'maps.example.org', External_Host::VISITORS, 'An <i>address</i>.' ),
			)
		) )->html();
		self::assertStringNotContainsString( 'tiles.example.org', $html );
		self::assertStringContainsString( '(&lt;b&gt;Maps&lt;/b&gt;): An &lt;i&gt;address&lt;/i&gt;.', $html );
	}
}
