<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

use Slipstream\Blocks\Blocks_Module;
use Slipstream\Blocks\Repeat_Visitor;
use Slipstream\Embeds\Rest\Resolve_Redirect_Controller;
use Slipstream\Http\Guarded_Client;
use Slipstream\Modules\External_Host;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Interfaces\With_Use;
use Slipstream\Modules\Stored_Data;
use Slipstream\Settings\Declared_Settings;

/**
 * What blocks with content of other servers share: the question for consent, the list of hosts, and where short links
 * lead. Knows which blocks pages use that a privacy policy has to name.
 *
 * @phpstan-import-type Service from Hosts
 */
final class Embeds_Module implements
	With_External_Hosts,
	With_Privacy_Policy,
	With_Routes,
	With_Settings,
	With_Stored_Data,
	With_Use {

	public function __construct( private Blocks_Module $blocks ) {}

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
		 * Filters whether short links can lead to this machine or into a private network.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $may False by default; for tests.
		 */
		$may_be_private = true === apply_filters( 'slipstream_resolve_redirect_private', false );
		return array( new Resolve_Redirect_Controller( new Redirects( new Guarded_Client( $may_be_private ) ) ) );
	}

	public function privacy_policy(): array {
		$used = Services_In_Use::get();
		return array(
			...( Consent_Gate::requires_consent() && array() !== array_intersect( $used, array_keys( Hosts::all() ) )
				? array(
					__(
						'If you load content from another server on this site, your browser remembers your choice until you withdraw it.',
						'slipstream'
					),
				)
				: array() ),
			...( in_array( Services_In_Use::VISITS, $used, true ) && $this->blocks->is_on( Repeat_Visitor::NAME )
				? array( Repeat_Visitor::privacy_policy() )
				: array() ),
		);
	}

	public function recount_use(): void {
		Services_In_Use::recount();
	}

	/**
	 * The servers of the services that pages of the site embed, and those that are asked where their links lead; of
	 * other blocks those that authors contact who try them.
	 */
	public function external_hosts(): array {
		$hosts = array();
		$used  = Services_In_Use::get();
		foreach ( Hosts::all() as $block => $service ) {
			if ( in_array( $block, $used, true ) ) {
				array_push( $hosts, ...self::hosts_of( $service, External_Host::VISITORS, External_Host::AUTHORS ) );
			} elseif ( $this->blocks->is_on( "jetpack/$block" ) ) {
				array_push( $hosts, ...self::hosts_of( $service, External_Host::EDITORS, External_Host::EDITORS ) );
			}
		}
		return $hosts;
	}

	/**
	 * @param array<string, mixed> $service  What a block embeds.
	 * @param string               $audience Whose browsers contact it.
	 * @param string               $asked    Whose links it is asked for.
	 * @phpstan-param Service      $service
	 * @return list<External_Host>
	 */
	private static function hosts_of( array $service, string $audience, string $asked ): array {
		return array(
			...array_map(
				static fn ( array $contact ): External_Host => new External_Host(
					$service['service'],
					$contact['host'],
					$audience,
					External_Host::EDITORS === $audience
						? __( 'The IP address and browser of an author who adds the block, to show a preview.', 'slipstream' )
						: $contact['sent']()
				),
				$service['contacts']
			),
			...array_map(
				static fn ( string $host ): External_Host => new External_Host(
					$service['service'],
					$host,
					$asked,
					__( 'Pasted links, to find their final address. Sent by your server.', 'slipstream' )
				),
				$service['asked']
			),
		);
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Services_In_Use::OPTION ) );
	}
}
