<?php

declare( strict_types=1 );

namespace Slipstream\Privacy;

use Slipstream\Modules\External_Host;
use Slipstream\Modules\Interfaces\With_External_Hosts;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Use;
use Slipstream\Modules\Modules;
use Slipstream\Privacy\Rest\External_Hosts_Controller;

/**
 * Gathers which servers the modules contact, and what they store about people.
 */
final class Privacy_Module implements With_Routes {

	public function __construct( private Modules $modules ) {}

	public function slug(): string {
		return 'privacy';
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		// The guide is a screen of the administration; nobody else asks for the text.
		add_action( 'admin_init', $this->add_policy( ... ) );
	}

	public function controllers(): array {
		return array(
			new External_Hosts_Controller(
				function (): Contacted_Servers {
					$this->recount();
					return $this->servers();
				},
				$this->sentences( ... )
			),
		);
	}

	/** Suggests the text. What the site uses is counted where it is read, not on every screen. */
	private function add_policy(): void {
		if ( wp_doing_ajax() ) {
			return;
		}
		if ( 'options-privacy.php' === ( $GLOBALS['pagenow'] ?? '' ) ) {
			$this->recount();
		}
		$this->policy()->add();
	}

	private function recount(): void {
		foreach ( $this->modules->active( With_Use::class ) as $module ) {
			$module->recount_use();
		}
	}

	public function policy(): Policy_Text {
		return new Policy_Text( $this->servers(), $this->sentences() );
	}

	/** The servers that the modules which are on contact. */
	public function servers(): Contacted_Servers {
		return new Contacted_Servers( $this->hosts() );
	}

	/** @return list<string> What the modules which are on store about people. */
	public function sentences(): array {
		$sentences = array();
		foreach ( $this->modules->active( With_Privacy_Policy::class ) as $module ) {
			array_push( $sentences, ...$module->privacy_policy() );
		}
		return $sentences;
	}

	/** @return list<External_Host> */
	private function hosts(): array {
		$hosts = array();
		foreach ( $this->modules->active( With_External_Hosts::class ) as $module ) {
			array_push( $hosts, ...$module->external_hosts() );
		}
		return $hosts;
	}
}
