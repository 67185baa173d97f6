import { Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { caution, check } from '@wordpress/icons';
import { getHttp } from '@slipstream/http';
import { verificationSettings } from '@slipstream/site-settings';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { CHECK_ROUTE, NAMES, pageProblem, stateSentence } from './services';
import type { FrontPage } from './services';

function Results( { page }: { page: FrontPage } ) {
	const problem = pageProblem( page );
	if ( problem ) {
		return <Problem message={ problem } />;
	}
	return (
		<ul className="slipstream-verification__results">
			{ NAMES.map( ( name ) => {
				const state = page.services[ name ];
				return (
					state && (
						<li key={ name } className={ `is-${ state }` }>
							<Icon
								icon={ state === 'found' ? check : caution }
							/>
							<div>
								<strong>
									{ verificationSettings[ name ].label }
								</strong>
								<p>{ stateSentence( state ) }</p>
							</div>
						</li>
					)
				);
			} ) }
		</ul>
	);
}

/** Looks whether the tags stand on the front page. What the services make of them is theirs to say. */
export function FrontPageCheck() {
	const [ page, setPage ] = useState< FrontPage >();
	const look = useAction( async () =>
		setPage( await getHttp().get< FrontPage >( CHECK_ROUTE ) )
	);
	return (
		<section>
			<h3>{ __( 'Front page', 'slipstream' ) }</h3>
			<p className="slipstream-ui-muted">
				{ __(
					'Checks the front page as a visitor sees it. Only the service itself can verify the site. Once the tag is found, verify the site there.',
					'slipstream'
				) }
			</p>
			<div role="status">
				{ page && ! look.isBusy && <Results page={ page } /> }
			</div>
			<Problem message={ look.problem } />
			<ActionButton
				action={ look }
				label={
					page
						? __( 'Check again', 'slipstream' )
						: __( 'Check the front page', 'slipstream' )
				}
			/>
		</section>
	);
}
