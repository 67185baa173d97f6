<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

use Slipstream\Embeds\Rest\Resolve_Redirect_Controller;
use Slipstream\Http\Guarded_Client;
use Slipstream\Modules\External_Host;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Settings\Declared_Settings;

/**
 * What blocks with content of other servers share: the question for consent, the list of hosts, and where short links
 * lead.
 */
final class Embeds_Module implements
	With_External_Hosts,
	With_Privacy_Policy,
	With_Routes,
	With_Settings,
	With_Stored_Data {


	public function slug(): string {
		return 'embeds';
	}

	public function add_hooks(): void {
		add_filter( 'wp_consent_api_registered_' . plugin_basename( SLIPSTREAM_FILE ), '__return_true' );
	}

	public function settings(): array {
		return Declared_Settings::of( 'Embeds' )->all();
	}

	public function controllers(): array {
		/**
		 * Filters whether short links may lead to this machine or into a private network.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $may Not, except for tests.
		 */
		$may_be_private = true === apply_filters( 'slipstream_resolve_redirect_private', false );
		return array( new Resolve_Redirect_Controller( new Redirects( new Guarded_Client( $may_be_private ) ) ) );
	}

	public function privacy_policy(): array {
		return Consent_Gate::requires_consent() && array() !== Services_In_Use::get()
			? array(
				__(
					'If you load content from another server on this site, your browser remembers your choice until you withdraw it.',
					'slipstream'
				),
			)
			: array();
	}

	/** The servers of the services that pages of the site embed, and those that are asked where their links lead. */
	public function external_hosts(): array {
		$hosts = array();
		foreach ( array_intersect_key( Hosts::all(), array_flip( Services_In_Use::get() ) ) as $service ) {
			foreach ( $service['contacts'] as $contact ) {
				$hosts[] = new External_Host(
					$service['service'],
					$contact['host'],
					External_Host::VISITORS,
					$contact['sent']()
				);
			}
			foreach ( $service['asked'] as $host ) {
				$hosts[] = new External_Host(
					$service['service'],
					$host,
					External_Host::AUTHORS,
					__( 'Pasted links, to find their final address. Sent by your server.', 'slipstream' )
				);
			}
		}
		return $hosts;
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Services_In_Use::OPTION ) );
	}
}
